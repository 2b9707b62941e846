import { request } from '@storedeck/api';

/** A field of orders that is a dimension of reports. */
export interface StoreDimension {
	key: string;
	label: string;
	order_meta: string;
	/** False for those of plugins. */
	is_removable: boolean;
}

export interface StoreDimensions {
	dimensions: readonly StoreDimension[];
	/** How many can be added. */
	left: number;
	/** Meta keys of the newest orders, with the number of these orders that have them. */
	meta_keys: readonly { key: string; orders: number }[];
}

export interface NewDimension {
	order_meta: string;
	label: string;
	is_private: boolean;
}

export const PATH = '/storedeck/v1/store-dimensions';

export const load = ( path: string ) => request< StoreDimensions >( { path } );

export const add = ( data: NewDimension ) =>
	request< StoreDimensions >( { path: PATH, method: 'POST', data } );

export const remove = ( { key }: StoreDimension ) =>
	request< StoreDimensions >( {
		path: `${ PATH }/${ key }`,
		method: 'DELETE',
	} );

/** A first name for a meta key: `_pos_register` is "Pos register". */
export const toLabel = ( key: string ) => {
	const words = key.replace( /[^\p{L}\p{N}]+/gu, ' ' ).trim();
	return words.charAt( 0 ).toUpperCase() + words.slice( 1 );
};
