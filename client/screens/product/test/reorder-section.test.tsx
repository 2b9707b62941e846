import { fireEvent, screen } from '@testing-library/react';
import { reorderStore } from '../../../common/reorder/store';
import { renderWithStores, wait, writes } from '../../../test/support';
import { ReorderSection } from '../reorder-section';

const ROUTE = '/storedeck/v1/reorder';

it( 'saves supplier and days of a product, whose defaults are those of the store', async () => {
	renderWithStores( <ReorderSection id={ 7 } />, [ reorderStore ], {
		[ `GET ${ ROUTE }/7` ]: {
			id: 7,
			supplier: 'Acme',
			lead_time: null,
			cover: 60,
		},
		[ `GET ${ ROUTE }/settings` ]: {
			lead_time: 14,
			cover: 30,
			suppliers: [],
		},
		[ `PUT ${ ROUTE }/7` ]: { id: 7 },
	} );
	await wait();
	const field = ( name: string ) => screen.getByRole( 'textbox', { name } );
	expect( field( 'Supplier' ) ).toHaveValue( 'Acme' );
	expect( field( 'Lead time (days)' ) ).toHaveAttribute(
		'placeholder',
		'14'
	);
	expect( field( 'Cover (days)' ) ).toHaveValue( '60' );

	fireEvent.change( field( 'Supplier' ), { target: { value: 'Hatter' } } );
	fireEvent.blur( field( 'Supplier' ) );
	await wait();
	expect( writes().map( ( { data } ) => data ) ).toEqual( [
		{ supplier: 'Hatter' },
	] );
} );
