import type { ColumnType, InsertType, SelectType, UpdateType } from 'kysely';

/** Out: `YYYY-MM-DDTHH:MM:SS.ffffffZ`. In: the same, another RFC 3339 text, or a Date. */
export type Timestamp = ColumnType<string, string | Date, string | Date>;
/** A decimal in plain text, `numeric(38,18)`; comes out with all 18 decimals. */
export type Numeric = ColumnType<string, string, string>;
export type Bytes = Uint8Array;
/** Written as JSON text (`JSON.stringify`), read as the value. */
export type JsonText = ColumnType<object, string, string>;
export type TextArray = ColumnType<string[], readonly string[], readonly string[]>;
export type IntegerArray = ColumnType<number[], readonly number[], readonly number[]>;
export type BigintArray = ColumnType<bigint[], readonly bigint[], readonly bigint[]>;

/** The absent value that the type of a column allows. */
type Absent<Type> = Extract<Type, null | undefined>;

/**
 * A column with a more precise type than in the database: the values of a text or of array elements, the type of the
 * JSON, or the type as which bytes are read. Nullability and defaults remain as in the database.
 */
export type Narrowed<Column, Value> =
  NonNullable<SelectType<Column>> extends string
    ? ColumnType<
        Value | Absent<SelectType<Column>>,
        Value | Absent<InsertType<Column>>,
        Value | Absent<UpdateType<Column>>
      >
    : NonNullable<SelectType<Column>> extends readonly unknown[]
      ? ColumnType<Value[], readonly Value[], readonly Value[]>
      : ColumnType<Value | Absent<SelectType<Column>>, InsertType<Column>, UpdateType<Column>>;
