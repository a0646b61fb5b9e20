import { dirname, extname, relative } from 'node:path';
import { isNode, join } from '../../contract/json-pointer.ts';
import { type OverlayAction, overlayActions, overlayText, relativeAddress } from '../../record/overlay.ts';
import type { RecordResult } from '../../record/recording.ts';
import { hiderOf } from './shown-proposal.ts';

/** An overlay and its file. */
export interface OverlayFile {
  readonly file: string;
  readonly text: string;
}

/**
 * The overlays that make the edits: one, or for a document of several files one for each file that changes. A number is
 * appended to the names of those for other files.
 */
export function overlayFiles(result: RecordResult, file: string): readonly OverlayFile[] {
  const hide = hiderOf({ secrets: result.secrets.filter((secret) => secret.length >= SHORTEST_SECRET) });
  const changed = [...result.before].flatMap(([name, before], index) => {
    const actions = overlayActions(before, result.after.get(name)).map(({ action, pointer }) => {
      const says = result.proposals
        .filter(({ edits }) =>
          edits.some((edit) => edit.file === name && isMadeBy(edit.pointer, pointer, action)),
        )
        .map(({ deviation, count }) => `${deviation.rule} in ${deviation.operation} (${count})`);
      const { target, ...rest } = action;
      const description = says.slice(0, MOST_SAID).join(', ');
      return { target, ...(says.length > 0 && { description }), ...rest };
    });
    return actions.length > 0 || index === 0 ? [{ name, actions }] : [];
  });
  return changed.map(({ name, actions }, index) => {
    const own =
      index === 0
        ? file
        : `${file.slice(0, file.length - extname(file).length)}-${index + 1}${extname(file)}`;
    const title = `${result.title}: edits from recorded traffic`;
    const folder = relative(process.cwd(), dirname(own)) || '.';
    return { file: own, text: hide(overlayText(title, addressOf(folder, name), actions)) };
  });
}

/** Shorter secrets are not redacted in an overlay, since they may be ordinary words. */
const SHORTEST_SECRET = 12;

/** The maximum number of reasons in an action. */
const MOST_SAID = 3;

/** Whether an action performs an edit, or a part of it. */
function isMadeBy(edit: string, pointer: string, { update }: OverlayAction): boolean {
  const members = isNode(update) ? Object.keys(update).map((name) => join(pointer, name)) : [];
  const touched = [pointer, ...members];
  return touched.some((one, at) => edit === one || (at > 0 && edit.startsWith(`${one}/`)));
}

/** A document of a revision has no URL that an overlay could name. */
function addressOf(folder: string, name: string): string | undefined {
  const isRevision = /^[^:/]+:(?!\/\/)/.test(name);
  return isRevision ? undefined : relativeAddress(folder, name);
}
