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

/** What the type of a column lets be absent. */
type Absent<Type> = Extract<Type, null | undefined>;

/**
 * A column of which more is known than its type in the database: the values of a text, those of the elements of an array, what the
 * JSON is, or what bytes are read as. Whether it may be null and whether it has a default stays as the database has it.
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
