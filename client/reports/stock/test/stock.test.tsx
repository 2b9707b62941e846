import { render, screen } from '@testing-library/react';
import stock from '..';

const row = {
	id: 7,
	parent_id: 0,
	name: 'Tea &amp; cup',
	sku: 'tea',
	stock_status: 'instock',
	stock_quantity: 4,
	manage_stock: true,
	low_stock_amount: 2,
};

function getEditLink( item: typeof row ) {
	const [ title ] = stock.columns();
	render( <>{ title?.display?.( item as never, new Map() ) }</> );
	return new URL( screen.getByRole< HTMLAnchorElement >( 'link' ).href )
		.search;
}

describe( 'the name of a product in the Stock report', () => {
	it( 'links to the page that edits the product', () => {
		expect( getEditLink( row ) ).toBe( '?post=7&action=edit' );
		expect( screen.getByText( 'Tea & cup' ) ).toBeInTheDocument();
	} );

	it( 'links to the product of a variation', () => {
		expect( getEditLink( { ...row, id: 8, parent_id: 7 } ) ).toBe(
			'?post=7&action=edit'
		);
	} );
} );
