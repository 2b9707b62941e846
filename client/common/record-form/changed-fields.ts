import type { FormValues } from '@storedeck/components/form/types';
import { pickNames } from './record-type';
import type { RecordType, StoredRecord } from './record-type';

const isSame = ( one: unknown, other: unknown ) =>
	JSON.stringify( one ) === JSON.stringify( other );

/**
 * The names of the fields that differ from a record.
 *
 * @param values The values of the form.
 * @param record The record; undefined for a new one.
 */
export function getChangedNames<
	Values extends FormValues,
	Stored extends StoredRecord,
>(
	type: RecordType< Values, Stored >,
	values: Values,
	record: Partial< Stored > | undefined
) {
	const before = type.readValues( record ?? {} );
	return pickNames( type ).filter(
		( name ) => ! isSame( values[ name ], before[ name ] )
	);
}

/**
 * The request that saves a record: the changed fields only, because others
 * would overwrite changes of other users, with the values that they replace.
 *
 * @param values The values of the form.
 * @param record The record as it was loaded; undefined for a new one.
 */
export function getChangedFields<
	Values extends FormValues,
	Stored extends StoredRecord,
>(
	type: RecordType< Values, Stored >,
	values: Values,
	record: Stored | undefined
): Record< string, unknown > {
	const names = getChangedNames( type, values, record );
	const fields = type.toFields( values );
	const pick = ( from: object ) => {
		const entries = new Map( Object.entries( from ) );
		return Object.fromEntries(
			names.map( ( name ) => [ name, entries.get( name ) ] )
		);
	};
	return {
		...pick( fields ),
		...( record && { expected: pick( record ) } ),
	};
}
