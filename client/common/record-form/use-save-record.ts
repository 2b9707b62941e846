import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { getInvalidResponseMessage } from '@storedeck/api';
import type { FormValues } from '@storedeck/components/form/types';
import { itemsStore } from '@storedeck/data';
import { readConflict } from '../product-conflict';
import { createCreationKey } from '../creation-key';
import { getChangedFields, getChangedNames } from './changed-fields';
import type { RecordType, StoredRecord } from './record-type';

/** Why a record was not saved. */
export type Refusal =
	| { reason: 'fields'; errors: Readonly< Record< string, string > > }
	/** Others changed these fields; the values are the present ones. */
	| { reason: 'conflict'; current: Readonly< Record< string, unknown > > }
	| { reason: 'other'; error: unknown };

/** The result of saving: the record, or why not. */
export type SaveResult< Stored > =
	| { record: Stored; refusal?: undefined }
	| { record?: undefined; refusal: Refusal };

/**
 * Saves a record and keeps it as it was last read from the server: the values
 * that the next save expects.
 *
 * @param loaded The record; undefined for a new one.
 */
export function useSaveRecord<
	Values extends FormValues,
	Stored extends StoredRecord,
>( type: RecordType< Values, Stored >, loaded: Stored | undefined ) {
	const { saveItem } = useDispatch( itemsStore );
	const [ base, setBase ] = useState( loaded );
	const [ isSaving, setIsSaving ] = useState( false );
	const latest = useRef( base );
	const creationKey = useRef( '' );

	const remember = ( record: Stored ) => {
		latest.current = record;
		setBase( record );
	};

	const send = async ( values: Values ): Promise< SaveResult< Stored > > => {
		const record = latest.current;
		creationKey.current ||= createCreationKey();
		try {
			const saved = await saveItem(
				type.itemType,
				{
					...getChangedFields( type, values, record ),
					...( ! record &&
						type.getNewFields( values, creationKey.current ) ),
				},
				record?.id
			);
			if ( ! type.isStored( saved ) ) {
				throw new Error( getInvalidResponseMessage() );
			}
			const next = { ...record, ...saved };
			remember( next );
			return { record: next };
		} catch ( error ) {
			const current = readConflict( error );
			if ( ! current || ! record ) {
				const errors = type.readErrors( error );
				return {
					refusal: errors
						? { reason: 'fields', errors }
						: { reason: 'other', error },
				};
			}
			const present = { ...record, ...current };
			remember( present );
			const differing = getChangedNames( type, values, present ).filter(
				( name ) => name in current
			);
			// An earlier attempt saved these values, and its response was lost.
			return differing.length === 0
				? send( values )
				: {
						refusal: {
							reason: 'conflict',
							current: Object.fromEntries(
								differing.map( ( name ) => [
									name,
									current[ name ],
								] )
							),
						},
				  };
		}
	};

	return {
		/** The record as it was last read. */
		base,
		/** Takes over what was saved without the form. */
		remember,
		isSaving,
		save: async ( values: Values ) => {
			setIsSaving( true );
			const result = await send( values );
			setIsSaving( false );
			return result;
		},
	};
}
