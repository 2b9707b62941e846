import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { itemsStore } from '@storedeck/data';
import type { Item } from '@storedeck/data';
import { getFailureText } from '../failure-text';
import { labelFieldErrors } from '../product/field-errors';
import { useSnackbar } from '../use-snackbar';

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

/** An item that was not changed, and why. */
export interface BulkFailure {
	id: number;
	name: string;
	message: string;
}

export interface BulkEdit {
	/** Undefined while nothing is being saved. */
	progress: { done: number; total: number } | undefined;
	failures: readonly BulkFailure[];
	dismissFailures: () => void;
	/**
	 * Saves changes.
	 *
	 * @param changes     The changes.
	 * @param getDoneText Tells how many items were changed.
	 */
	run: (
		changes: readonly BulkChange[],
		getDoneText: ( count: number ) => string
	) => Promise< void >;
}

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
	const notify = useSnackbar();
	const [ progress, setProgress ] = useState< BulkEdit[ 'progress' ] >();
	const [ failures, setFailures ] = useState< readonly BulkFailure[] >( [] );

	/** @return What takes back the changes that were saved. */
	const send = async ( changes: readonly BulkChange[] ) => {
		const inverse: BulkChange[] = [];
		const failed: BulkFailure[] = [];
		let done = 0;
		setFailures( [] );
		for ( const batch of toBatches( changes ) ) {
			setProgress( { done, total: changes.length } );
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
						fail(
							change,
							Object.values( labelFieldErrors( params ) ).join(
								' '
							) || message
						);
					}
				}
			} catch ( error ) {
				batch.forEach( ( change ) =>
					fail( change, getFailureText( error ) )
				);
			}
			done += batch.length;
		}
		setProgress( undefined );
		setFailures( failed );
		return inverse;
	};

	const undo = async ( inverse: readonly BulkChange[] ) => {
		keepFocus();
		if ( ( await send( inverse ) ).length > 0 ) {
			notify.success( __( 'Change undone.', 'storedeck' ) );
		}
	};

	return {
		progress,
		failures,
		dismissFailures: () => setFailures( [] ),
		run: async ( changes, getDoneText ) => {
			const inverse = await send( changes );
			if ( inverse.length > 0 ) {
				notify.success( getDoneText( inverse.length ), () =>
					undo( inverse )
				);
			}
		},
	};
}
