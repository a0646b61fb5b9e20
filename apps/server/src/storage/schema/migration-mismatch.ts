/** The database was migrated by another version of the program, or a migration was edited after it had run. */
export class MigrationMismatch extends Error {
  override readonly name = 'MigrationMismatch';
}
