import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { getInvalidResponseMessage } from '@storedeck/api';
import { itemsStore } from '@storedeck/data';
import { createCreationKey } from '../../common/creation-key';
import { readFieldErrors } from '../../common/product/field-errors';
import { readConflict } from '../../common/product-conflict';
import { getChangedFields, getChangedNames } from './changed-fields';
import { isStoredProduct } from './product-values';
import type { ProductValues, StoredProduct } from './product-values';

type Values = Readonly< Record< string, unknown > >;

/** Why a product was not saved. */
export type Refusal =
	| { reason: 'fields'; errors: Readonly< Record< string, string > > }
	/** Others changed these fields; the values are the present ones. */
	| { reason: 'conflict'; current: Values }
	| { reason: 'other'; error: unknown };

/** The result of saving: the product, or why not. */
export type SaveResult =
	| { product: StoredProduct; refusal?: undefined }
	| { product?: undefined; refusal: Refusal };

/**
 * Saves a product and keeps it as it was last read from the server: the values
 * that the next save expects.
 *
 * @param loaded   The product; undefined for a new one.
 * @param itemType The list of the product or variation.
 */
export function useSaveProduct(
	loaded: StoredProduct | undefined,
	itemType = 'products'
) {
	const { saveItem } = useDispatch( itemsStore );
	const [ base, setBase ] = useState( loaded );
	const [ isSaving, setIsSaving ] = useState( false );
	const latest = useRef( base );
	const creationKey = useRef( '' );

	const remember = ( product: StoredProduct ) => {
		latest.current = product;
		setBase( product );
	};

	const send = async ( values: ProductValues ): Promise< SaveResult > => {
		const product = latest.current;
		creationKey.current ||= createCreationKey();
		try {
			const saved = await saveItem(
				itemType,
				product
					? getChangedFields( values, product )
					: {
							...getChangedFields( values, undefined ),
							status: values.status,
							creation_key: creationKey.current,
					  },
				product?.id
			);
			if ( ! isStoredProduct( saved ) ) {
				throw new Error( getInvalidResponseMessage() );
			}
			const next = { ...product, ...saved };
			remember( next );
			return { product: next };
		} catch ( error ) {
			const current = readConflict( error );
			if ( ! current || ! product ) {
				const errors = readFieldErrors( error );
				return {
					refusal: errors
						? { reason: 'fields', errors }
						: { reason: 'other', error },
				};
			}
			const present = { ...product, ...current };
			remember( present );
			const differing = getChangedNames( values, present ).filter(
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
		/** The product as it was last read. */
		base,
		/** Takes over what was saved without the form. */
		remember,
		isSaving,
		save: async ( values: ProductValues ) => {
			setIsSaving( true );
			const result = await send( values );
			setIsSaving( false );
			return result;
		},
	};
}
