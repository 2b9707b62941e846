import { getOwn } from '@storedeck/settings/guards';
import type { Change, RecordsChange, Snapshot, StoredRecord } from './types';

function applyRecords(
	snapshot: Snapshot,
	{ recordType, records, isMerged }: RecordsChange,
	sequence: number,
	written?: number
): Snapshot {
	const known = getOwn( snapshot.records, recordType ) ?? {};
	const next: Record< string, StoredRecord > = { ...known };

	for ( const [ id, record ] of records ) {
		const previous = getOwn( known, String( id ) );
		// A list that was requested before the record was saved, or loaded by a
		// list of fewer fields; the response to a write that was followed by
		// another write.
		if (
			previous &&
			( previous.sequence > sequence ||
				( previous.written ?? 0 ) > ( written ?? Infinity ) )
		) {
			// It only adds missing fields.
			if ( isMerged ) {
				next[ String( id ) ] = {
					...previous,
					record: { ...record, ...previous.record },
					sequence: Math.max( previous.sequence, sequence ),
				};
			}
			continue;
		}
		next[ String( id ) ] = {
			record: isMerged ? { ...previous?.record, ...record } : record,
			sequence,
			written: written ?? previous?.written,
		};
	}
	return {
		...snapshot,
		records: { ...snapshot.records, [ recordType ]: next },
	};
}

/**
 * Applies changes in order.
 *
 * @param snapshot The current state.
 * @param changes  The changes.
 * @param sequence When the changes are from: records with a higher number are
 *                 kept.
 * @param written  When the write started, if the changes are its response:
 *                 records that a later write has changed are kept.
 */
export function applyChanges(
	snapshot: Snapshot,
	changes: readonly Change[],
	sequence: number,
	written?: number
): Snapshot {
	return changes.reduce( ( result, entry ) => {
		if ( entry.target === 'records' ) {
			return applyRecords( result, entry, sequence, written );
		}
		const previous = getOwn( result.responses, entry.key );
		const response = entry.update( previous );
		return response === undefined || response === previous
			? result
			: {
					...result,
					responses: { ...result.responses, [ entry.key ]: response },
			  };
	}, snapshot );
}
