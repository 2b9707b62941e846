import { screen } from '@testing-library/react';
import { openProduct } from './support';

export const VARIATIONS = '/wc-analytics/variations';

export const RED = {
	id: 71,
	type: 'variation',
	name: 'Lamp &amp; shade - Red',
	status: 'publish',
	regular_price: '20',
	manage_stock: true,
	stock_quantity: 5,
	stock_status: 'instock',
	attributes: [ { id: 1, name: 'Color', option: 'Red' } ],
};

export const BLUE = {
	...RED,
	id: 72,
	name: 'Lamp - Blue',
	attributes: [ { id: 1, name: 'Color', option: 'Blue' } ],
	regular_price: '',
};

/** The name of the first one as people read it. */
export const RED_NAME = 'Lamp & shade - Red';

/** Opens a product with two variations. */
export const openVariations = ( responses: Record< string, unknown > = {} ) =>
	openProduct(
		'/products/7',
		{ [ `GET ${ VARIATIONS }` ]: [ RED, BLUE ], ...responses },
		{ type: 'variable' }
	);

export const row = ( name: string ) => screen.getByRole( 'group', { name } );
