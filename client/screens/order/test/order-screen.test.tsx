import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import type { Order } from '@storedeck/data';
import { ORDER, REFUND } from '../../../test/order';
import { find, getCalls } from '../../../test/support';
import { NOTE, PATH, region, setSettings, showOrder } from './support';

let order: Order;

function show( responses: Record< string, unknown > = {}, id = '7' ) {
	showOrder( { [ `GET ${ PATH }` ]: () => order, ...responses }, id );
}

beforeEach( () => {
	order = ORDER;
	setSettings();
} );

afterEach( () => delete window.storedeckSettings );

it( 'shows items and totals in the currency of the order', async () => {
	show();
	const items = await region( 'Items' );
	const row = await within( items ).findByRole( 'row', {
		name: /Mug & Cup/,
	} );
	expect( row ).toHaveTextContent( /SKU: mug-1.*€9\.99.*3.*€29\.97/ );
	await waitFor( () => expect( row ).toHaveTextContent( '1 refunded' ) );
	expect(
		within( row ).getByRole( 'link', { name: 'Mug & Cup' } )
	).toHaveAttribute(
		'href',
		'https://store.test/wp-admin/admin.php?page=storedeck&path=%2Fproducts%2F21'
	);
	for ( const [ label, amount ] of [
		[ 'Items subtotal', '€32.97' ],
		[ 'Discount: ten', '-€3.00' ],
		[ 'Shipping: Flat rate', '€5.00' ],
		[ 'State tax (7.25%)', '€2.53' ],
		[ 'Order total', '€37.50' ],
		[ 'Refunded', '-€10.71' ],
		[ 'Net payment', '€26.79' ],
	] as const ) {
		expect(
			within( items ).getByText( label ).nextElementSibling
		).toHaveTextContent( amount );
	}
} );

it( 'shows refunds, addresses, dates, payment, customer and notes', async () => {
	show();
	const refunds = await region( 'Refunds' );
	await waitFor( () =>
		expect( refunds ).toHaveTextContent(
			/-€10\.71\s*Broken\s*2026-11-04 10:00 · Grace/
		)
	);
	const billing = await region( 'Billing address' );
	expect(
		await within( billing ).findByText( 'United States' )
	).toBeVisible();
	expect( billing ).toHaveTextContent( 'Town, CA 12345' );
	const details = await region( 'Details' );
	expect( details ).toHaveTextContent( 'Created2026-11-02 18:56' );
	expect( details ).toHaveTextContent( 'Paid2026-11-03 09:00' );
	expect( details ).toHaveTextContent( 'Payment methodCard' );
	const customer = await region( 'Customer' );
	expect( customer ).toHaveTextContent( 'Ring twice' );
	const link = await within( customer ).findByRole( 'link', {
		name: 'Ada Lovelace',
	} );
	expect( link.getAttribute( 'href' ) ).toMatch( /customers%2F42/ );
	const notes = await region( 'Timeline' );
	expect( await within( notes ).findByText( 'today' ) ).toBeVisible();
	expect( notes ).not.toHaveTextContent( 'alert' );
} );

it( 'changes the status with the status that the user saw', async () => {
	show( {
		[ `PUT ${ PATH }` ]: () =>
			( order = { ...ORDER, status: 'completed' } ),
	} );
	fireEvent.change( await screen.findByLabelText( 'Change status' ), {
		target: { value: 'completed' },
	} );
	fireEvent.click( screen.getByRole( 'button', { name: 'Update' } ) );
	await waitFor( () =>
		expect( find( 'PUT', PATH )[ 0 ]?.data ).toEqual( {
			status: 'completed',
			expected: { status: 'processing' },
		} )
	);
	const status = await region( 'Status' );
	await waitFor( () =>
		expect(
			screen.getByRole( 'button', { name: 'Update' } )
		).toHaveAttribute( 'aria-disabled', 'true' )
	);
	expect( status ).not.toHaveTextContent( 'changed elsewhere' );
} );

it( 'tells that the status was changed elsewhere, and keeps the choice', async () => {
	show();
	fireEvent.change( await screen.findByLabelText( 'Change status' ), {
		target: { value: 'completed' },
	} );
	fireEvent.click( screen.getByRole( 'button', { name: 'Update' } ) );
	await waitFor( () => expect( find( 'PUT', PATH ) ).toHaveLength( 1 ) );
	order = { ...ORDER, status: 'cancelled' };
	await act(
		async () =>
			find( 'PUT', PATH )[ 0 ]?.respond(
				{ code: 'storedeck_order_changed', message: 'Changed.' },
				{ status: 409 }
			)
	);
	const status = await region( 'Status' );
	await waitFor( () =>
		expect( status ).toHaveTextContent(
			'The status was changed elsewhere: from Processing to Cancelled.'
		)
	);
	expect( screen.getByLabelText( 'Change status' ) ).toHaveValue(
		'completed'
	);
	fireEvent.click( screen.getByRole( 'button', { name: 'Update' } ) );
	await waitFor( () =>
		expect( find( 'PUT', PATH )[ 1 ]?.data ).toHaveProperty( 'expected', {
			status: 'cancelled',
		} )
	);
} );

it( 'adds a note, and keeps its text when saving fails', async () => {
	show();
	const text = await screen.findByLabelText( 'Add note' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Add note' } ) );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Type a note.'
	);
	fireEvent.change( text, { target: { value: 'Call' } } );
	fireEvent.change( screen.getByLabelText( 'Visible to' ), {
		target: { value: 'customer' },
	} );
	fireEvent.click( screen.getByRole( 'button', { name: 'Add note' } ) );
	await waitFor( () =>
		expect( find( 'POST', `${ PATH }/notes` )[ 0 ]?.data ).toEqual( {
			note: 'Call',
			customer_note: true,
			added_by_user: true,
		} )
	);
	await act(
		async () => find( 'POST', `${ PATH }/notes` )[ 0 ]?.fail( 'Full.' )
	);
	expect( await screen.findByText( 'Full.' ) ).toBeVisible();
	expect( text ).toHaveValue( 'Call' );
} );

it( 'deletes a note after a confirmation', async () => {
	show( { [ `DELETE ${ PATH }/notes/9` ]: NOTE } );
	fireEvent.click(
		await screen.findByRole( 'button', {
			name: 'Delete note of 2026-11-03 09:00',
		} )
	);
	fireEvent.click(
		within( await screen.findByRole( 'dialog' ) ).getByRole( 'button', {
			name: 'Delete note',
		} )
	);
	await waitFor( () => expect( screen.queryByText( 'today' ) ).toBeNull() );
	expect( await region( 'Timeline' ) ).toHaveTextContent( 'Created' );
} );

it( 'refunds one item with its taxes after a confirmation', async () => {
	show( { [ `POST ${ PATH }/refunds` ]: { ...REFUND, id: 10 } } );
	const open = await screen.findByRole( 'button', { name: 'Refund' } );
	await waitFor( () =>
		expect( open ).not.toHaveAttribute( 'aria-disabled', 'true' )
	);
	fireEvent.click( open );
	const form = await screen.findByRole( 'form', { name: 'Refund' } );
	const quantity = within( form ).getByRole( 'textbox', {
		name: 'Quantity of Mug & Cup to refund',
	} );
	expect( quantity ).toHaveFocus();
	fireEvent.change( quantity, { target: { value: '3' } } );
	fireEvent.submit( form );
	expect( quantity ).toHaveAccessibleDescription(
		'At most 2 can be refunded.'
	);
	fireEvent.change( quantity, { target: { value: '1' } } );
	expect( within( form ).getByRole( 'status' ) ).toHaveTextContent(
		'Refund: €10.72. Remaining: €16.07.'
	);
	fireEvent.change( within( form ).getByLabelText( 'Reason' ), {
		target: { value: 'Chipped' },
	} );
	fireEvent.click(
		within( form ).getByLabelText( 'Restock refunded items' )
	);
	fireEvent.submit( form );
	fireEvent.click(
		within( await screen.findByRole( 'dialog' ) ).getByRole( 'button', {
			name: 'Refund',
		} )
	);
	await waitFor( () =>
		expect( find( 'POST', `${ PATH }/refunds` )[ 0 ]?.data ).toEqual( {
			amount: '10.72',
			line_items: [
				{
					id: 11,
					quantity: 1,
					refund_total: '9.99',
					refund_tax: [ { id: 3, refund_total: '0.73' } ],
				},
			],
			reason: 'Chipped',
			api_restock: false,
		} )
	);
	await waitFor( () => expect( form ).not.toBeInTheDocument() );
} );

it.each( [ 'abc', '0', '1e3' ] )( 'does not request %s as an order', ( id ) => {
	show( {}, id );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		`Order not found: ${ id }`
	);
	expect(
		screen.getByRole( 'link', { name: 'Show all orders' } )
	).toHaveAttribute( 'href', expect.stringContaining( 'orders' ) );
	expect( getCalls() ).toHaveLength( 0 );
} );

it( 'says that an order was not found, and that one is in the trash', async () => {
	order = { ...ORDER, status: 'trash' };
	show();
	expect( await region( 'Status' ) ).toHaveTextContent(
		'This order is in the trash.'
	);
	expect( screen.queryByRole( 'button', { name: 'Refund' } ) ).toBeNull();
} );

it( 'offers to reload after a failure', async () => {
	show( { [ `GET ${ PATH }` ]: undefined } );
	await waitFor( () => expect( find( 'GET', PATH ) ).toHaveLength( 1 ) );
	expect( screen.getAllByRole( 'status' )[ 0 ] ).toHaveTextContent(
		'Loading'
	);
	await act( async () => find( 'GET', PATH )[ 0 ]?.fail( 'Broken.' ) );
	fireEvent.click( await screen.findByRole( 'button', { name: 'Reload' } ) );
	await waitFor( () => expect( find( 'GET', PATH ) ).toHaveLength( 2 ) );
	await act( async () => find( 'GET', PATH )[ 1 ]?.respond( ORDER ) );
	expect( await region( 'Items' ) ).toBeVisible();
} );
