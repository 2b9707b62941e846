import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { itemsStore } from '@storedeck/data';
import type { Item } from '@storedeck/data';
import { getFailureText } from '../failure-text';
import { labelFieldErrors } from '../product/field-errors';
import { useBulkSend } from './use-bulk-send';
import type { BulkFailure, BulkSend } from './use-bulk-send';

type Fields = Readonly< Record< string, unknown > >;

/** A change of a product, variation or coupon. */
export interface BulkChange {
	id: number;
	name: string;
	/** The list of the item, for example `products` or `products/7/variations`. */
	itemType: string;
	fields: Fields;
	/** The values that the fields replace. */
	expected: Fields;
}

export type BulkEdit = BulkSend< BulkChange >;

/** Items in one request: the server needs some seconds for them at most. */
const BATCH_SIZE = 25;

/** Splits changes into batches, each of one list. */
function toBatches( changes: readonly BulkChange[] ) {
	const batches: BulkChange[][] = [];
	for ( const change of changes ) {
		const batch = batches.at( -1 );
		if (
			batch?.[ 0 ]?.itemType === change.itemType &&
			batch.length < BATCH_SIZE
		) {
			batch.push( change );
		} else {
			batches.push( [ change ] );
		}
	}
	return batches;
}

/** The change that takes a saved one back. */
const invert = ( change: BulkChange, saved: Item ): BulkChange => ( {
	...change,
	fields: change.expected,
	expected: Object.fromEntries(
		Object.keys( change.fields ).map( ( name ) => [ name, saved[ name ] ] )
	),
} );

interface Options {
	/** Called before the focused "Undo" button is removed. */
	keepFocus: () => void;
	/** Called with the items of a batch as they were saved, also when a change is undone. */
	onChanged?: ( items: readonly Item[], fields: readonly string[] ) => void;
}

/** Changes many items in batches, and offers to undo that. */
export function useBulkEdit( { keepFocus, onChanged }: Options ): BulkEdit {
	const { saveItems } = useDispatch( itemsStore );

	return useBulkSend( {
		keepFocus,
		undoneText: __( 'Change undone.', 'storedeck' ),
		send: async ( changes, onProgress ) => {
			const inverse: BulkChange[] = [];
			const failed: BulkFailure[] = [];
			let done = 0;
			for ( const batch of toBatches( changes ) ) {
				const fail = ( { id, name }: BulkChange, message: string ) =>
					failed.push( { id, name, message } );
				try {
					const result = await saveItems(
						batch[ 0 ]?.itemType ?? '',
						batch.map( ( { id, fields, expected } ) => ( {
							id,
							...fields,
							expected,
						} ) )
					);
					onChanged?.(
						result.changed,
						Object.keys( batch[ 0 ]?.fields ?? {} )
					);
					for ( const change of batch ) {
						const has = ( { id }: { id: Item[ 'id' ] } ) =>
							id === change.id;
						const saved = result.changed.find( has );
						if ( saved ) {
							inverse.push( invert( change, saved ) );
						} else {
							const { message = '', params = {} } =
								result.failed.find( has ) ?? {};
							const texts = labelFieldErrors( params );
							fail(
								change,
								Object.values( texts ).join( ' ' ) || message
							);
						}
					}
				} catch ( error ) {
					batch.forEach( ( change ) =>
						fail( change, getFailureText( error ) )
					);
				}
				done += batch.length;
				onProgress( done );
			}
			return { inverse, failed };
		},
	} );
}
