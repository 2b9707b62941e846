import { own } from './own';
import type { Change, RecordsChange, Snapshot, StoredRecord } from './types';

function applyRecords(
	snapshot: Snapshot,
	{ recordType, records, isMerged }: RecordsChange,
	sequence: number
): Snapshot {
	const known = own( snapshot.records, recordType ) ?? {};
	const next: Record< string, StoredRecord > = { ...known };

	for ( const [ id, record ] of records ) {
		const previous = own( known, String( id ) );
		if ( previous && previous.sequence > sequence ) {
			// A list that was asked for before this record was saved.
			continue;
		}
		next[ String( id ) ] = {
			record: isMerged ? { ...previous?.record, ...record } : record,
			sequence,
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
 * @param snapshot What is known.
 * @param changes  What to change.
 * @param sequence When the changes are from: a record with a later number stays.
 */
export function applyChanges(
	snapshot: Snapshot,
	changes: readonly Change[],
	sequence: number
): Snapshot {
	return changes.reduce( ( result, entry ) => {
		if ( entry.target === 'records' ) {
			return applyRecords( result, entry, sequence );
		}
		const previous = own( result.answers, entry.key );
		const answer = entry.update( previous );
		return answer === undefined || answer === previous
			? result
			: {
					...result,
					answers: { ...result.answers, [ entry.key ]: answer },
			  };
	}, snapshot );
}
