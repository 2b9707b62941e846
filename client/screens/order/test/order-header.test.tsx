import { act, screen } from '@testing-library/react';
import { ORDER } from '../../../test/order';
import { click, find, notices, respondWith } from '../../../test/support';
import { openOrder, PATH, setSettings, type } from './support';

const complete = () =>
	screen.queryByRole( 'button', { name: 'Complete order' } );

beforeEach( () => setSettings() );
afterEach( () => delete window.storedeckSettings );

describe( 'the head of an order', () => {
	const head = ( name: string ) =>
		screen.getByRole( 'heading', { name } ).closest( '.storedeck-record' );

	it( 'has the customer, and what was not refunded', async () => {
		await openOrder();
		const { first_name: first, last_name: last } = ORDER.billing;
		const [ net ] = screen.getAllByText( 'Net payment' );
		expect( head( `${ first } ${ last }` ) ).toHaveTextContent(
			net?.nextElementSibling?.textContent ?? '?'
		);
	} );

	it( 'has the email of a customer without a name', async () => {
		const unnamed = { first_name: '', last_name: '' };
		const billing = { ...ORDER.billing, ...unnamed, email: 'a@b.test' };
		await openOrder( { [ `GET ${ PATH }` ]: { ...ORDER, billing } } );
		expect( head( 'a@b.test' ) ).toBeVisible();
	} );

	it( 'tells of a guest without an email', async () => {
		const billing = {
			...ORDER.billing,
			first_name: '',
			last_name: '',
			email: '',
		};
		await openOrder( { [ `GET ${ PATH }` ]: { ...ORDER, billing } } );
		expect( head( 'Guest' ) ).toBeVisible();
	} );

	it( 'completes an order in process', async () => {
		await openOrder( {
			[ `GET ${ PATH }` ]: { ...ORDER, status: 'processing' },
		} );
		await click( 'Complete order' );
		const [ request, ...others ] = find( 'PUT', PATH );
		expect( others ).toEqual( [] );
		expect( request?.data ).toMatchObject( {
			status: 'completed',
			expected: { status: 'processing' },
		} );
		const completed = { ...ORDER, status: 'completed' };
		respondWith( `GET ${ PATH }`, completed );
		await act( async () => request?.respond( completed ) );
		expect( notices() ).toEqual( [ 'Status changed to Completed.' ] );
		expect( complete() ).toBeNull();
		expect( screen.queryByText( /changed elsewhere/ ) ).toBeNull();
	} );

	it( 'does not complete an order for which another status is chosen', async () => {
		await openOrder( {
			[ `GET ${ PATH }` ]: { ...ORDER, status: 'processing' },
		} );
		type( 'Change status', 'cancelled' );
		expect( complete() ).toBeNull();
	} );

	it.each( [ 'completed', 'cancelled', 'trash' ] )(
		'does not complete an order that is %s',
		async ( status ) => {
			await openOrder( { [ `GET ${ PATH }` ]: { ...ORDER, status } } );
			expect( complete() ).toBeNull();
		}
	);
} );
