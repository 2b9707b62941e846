import { act, screen } from '@testing-library/react';
import { FAILED, press } from '../../../test/support';
import {
	ALL,
	CARDS,
	CASH,
	GATEWAYS,
	item,
	LIST,
	listNames,
	open,
	PAYPAL,
} from './support';

afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'the list of payment methods', () => {
	it( 'shows them in their order, with name and description', async () => {
		await open( { gateways: ALL } );
		expect( listNames() ).toEqual( [ 'Bank & transfer', 'Cash', 'Cards' ] );
		expect(
			item( 'Bank & transfer' ).getByText( 'Take payments & wait.' )
		).toBeVisible();
		expect(
			screen.queryByText( /^No payment methods yet/ )
		).not.toBeInTheDocument();
	} );

	it( 'shows the title at checkout where it differs from the name', async () => {
		await open( { gateways: ALL } );
		expect(
			screen
				.getAllByText( /^Shown at checkout as/ )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Shown at checkout as: By transfer' ] );
	} );

	it( 'names a payment method by its title or id when it has no other name', async () => {
		await open( {
			gateways: [ { id: 'acme' }, { id: 'b', title: 'B' } ],
		} );
		expect( listNames() ).toEqual( [ 'acme', 'B' ] );
	} );

	it( 'sets up what needs it, and manages and toggles the others', async () => {
		await open( {
			gateways: [
				CASH,
				CARDS,
				{
					id: 'keyed',
					enabled: true,
					required_settings_keys: [ 'api', 'secret' ],
					settings: {
						api: { id: 'api', value: 'x' },
						secret: { id: 'secret', value: '' },
					},
				},
				{
					id: 'done',
					enabled: false,
					required_settings_keys: [ 'api' ],
					settings: { api: { id: 'api', value: 'x' } },
				},
			],
		} );
		const describeItem = ( name: string ) => {
			const { queryByText, queryByRole } = item( name );
			return [
				queryByText( 'Needs setup' ) !== null,
				queryByRole( 'checkbox' ) !== null,
				queryByRole( 'link', { name: `Set up ${ name }` } ) !== null,
				queryByRole( 'link', { name: `Manage ${ name }` } ) !== null,
			];
		};
		expect( describeItem( 'Cash' ) ).toEqual( [
			false,
			true,
			false,
			true,
		] );
		expect( describeItem( 'Cards' ) ).toEqual( [
			true,
			false,
			true,
			false,
		] );
		// It can still be disabled.
		expect( describeItem( 'keyed' ) ).toEqual( [
			true,
			true,
			false,
			true,
		] );
		expect( describeItem( 'done' ) ).toEqual( [
			false,
			true,
			false,
			true,
		] );
		for ( const name of [ 'Cards', 'Set up Cards' ] ) {
			expect( screen.getByRole( 'link', { name } ) ).toHaveAttribute(
				'href',
				expect.stringContaining( 'gateway=cards' )
			);
		}
		expect(
			screen.getByRole( 'link', { name: 'Manage Cash' } )
		).toHaveAttribute( 'href', expect.stringContaining( 'gateway=cod' ) );
	} );

	it( 'says where to find payment methods when there are none', async () => {
		await open();
		expect(
			screen.getByText(
				'No payment methods yet. Add one from the suggestions.'
			)
		).toBeVisible();
	} );

	it( 'is loaded again after a failure', async () => {
		const answers: unknown[] = [ FAILED ];
		await open( { responses: { [ LIST ]: () => answers.shift() ?? ALL } } );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load payment methods.Not today.'
		);
		expect( screen.queryByText( /No payment methods yet/ ) ).toBeNull();
		await press( 'Reload' );
		expect( listNames() ).toHaveLength( 3 );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );

	it( 'has suggestions below it once it is loaded', async () => {
		const calls = await open( { responses: { [ LIST ]: undefined } } );
		const suggestions = () =>
			screen.queryByRole( 'group', { name: 'Suggestions' } );
		expect( suggestions() ).not.toBeInTheDocument();
		await act(
			async () =>
				calls.find( ( { path } ) => path === GATEWAYS )?.respond( ALL )
		);
		expect( suggestions() ).toBeVisible();
	} );

	it.each( [
		[ true, 'PayPal account: connected' ],
		[ false, 'PayPal account: not connected' ],
	] )( 'shows whether PayPal is connected: %s', async ( onboarded, text ) => {
		await open( {
			gateways: [ CASH, { id: 'ppcp-gateway', method_title: 'PayPal' } ],
			responses: { [ PAYPAL ]: { production: { onboarded } } },
		} );
		expect( item( 'PayPal' ).getByText( text ) ).toBeVisible();
		expect( screen.getAllByText( /^PayPal account/ ) ).toHaveLength( 1 );
	} );

	it( 'says nothing about PayPal until that is known', async () => {
		await open( { gateways: [ { id: 'ppcp-gateway' } ] } );
		expect( screen.queryByText( /^PayPal account/ ) ).toBeNull();
	} );
} );
