import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { settle } from '@storedeck/data/testing';
import { button, FAILED, press, snackbars } from '../../../test/support';
import {
	ALL,
	CASH,
	GATEWAYS,
	listNames,
	listWrites,
	open,
	UPDATE,
} from './support';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

beforeEach( () => {
	jest.mocked( speak ).mockClear();
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

const toggle = ( name: string ) =>
	screen.getByRole( 'checkbox', { name: `Enable ${ name }` } );

describe( 'the toggle of a payment method', () => {
	it( 'enables it at once, and says so when it is saved', async () => {
		const calls = await open( {
			gateways: ALL,
			responses: { [ UPDATE ]: undefined },
		} );
		expect( toggle( 'Bank & transfer' ) ).toBeChecked();
		expect( toggle( 'Cash' ) ).not.toBeChecked();
		expect( toggle( 'Cash' ) ).toHaveAttribute( 'aria-busy', 'false' );
		await userEvent.click( toggle( 'Cash' ) );
		await act( settle );
		expect( toggle( 'Cash' ) ).toBeChecked();
		expect( toggle( 'Cash' ) ).toHaveAttribute( 'aria-busy', 'true' );
		expect( snackbars() ).toBeEmptyDOMElement();
		await userEvent.click( toggle( 'Cash' ) );
		await act( settle );
		expect( listWrites( calls ) ).toEqual( [
			[ `PUT ${ GATEWAYS }/cod`, { enabled: true } ],
		] );
		await act(
			async () => calls.at( -1 )?.respond( { ...CASH, enabled: true } )
		);
		expect( snackbars() ).toHaveTextContent( 'Cash enabled.' );
		expect( toggle( 'Cash' ) ).toBeChecked();
		expect( toggle( 'Cash' ) ).toHaveAttribute( 'aria-busy', 'false' );
	} );

	it( 'disables it', async () => {
		const calls = await open( { gateways: ALL } );
		await userEvent.click( toggle( 'Bank & transfer' ) );
		await act( settle );
		expect( listWrites( calls ) ).toEqual( [
			[ `PUT ${ GATEWAYS }/bacs`, { enabled: false } ],
		] );
		expect( snackbars() ).toHaveTextContent( 'Bank & transfer disabled.' );
		expect( toggle( 'Bank & transfer' ) ).not.toBeChecked();
	} );

	it( 'goes back after an error, and can be used again', async () => {
		const calls = await open( {
			gateways: ALL,
			responses: { [ UPDATE ]: FAILED },
		} );
		await userEvent.click( toggle( 'Cash' ) );
		await act( settle );
		expect( toggle( 'Cash' ) ).not.toBeChecked();
		expect( snackbars() ).toHaveTextContent(
			'Could not update Cash. Not today.'
		);
		await userEvent.click( toggle( 'Cash' ) );
		await act( settle );
		expect( listWrites( calls ) ).toHaveLength( 2 );
	} );
} );

describe( 'the order of payment methods', () => {
	it.each( [
		[ 'Move Bank & transfer down', 'Bank & transfer', 2, 'bacs', 'cod' ],
		[ 'Move Cash up', 'Cash', 1, 'cod', 'bacs' ],
	] )(
		'changes with “%s”, and the button keeps the focus',
		async ( name, moved, position, id, neighbor ) => {
			const calls = await open( { gateways: ALL } );
			await press( name );
			expect( listNames() ).toEqual( [
				'Cash',
				'Bank & transfer',
				'Cards',
			] );
			expect( button( name ) ).toHaveFocus();
			expect( speak ).toHaveBeenCalledWith(
				`${ moved } moved to position ${ position } of 3.`
			);
			expect( listWrites( calls ) ).toEqual( [
				[ `PUT ${ GATEWAYS }/${ id }`, { order: position - 1 } ],
				[ `PUT ${ GATEWAYS }/${ neighbor }`, { order: 2 - position } ],
			] );
			expect( snackbars() ).toBeEmptyDOMElement();
		}
	);

	it( 'ends with the first and the last', async () => {
		const calls = await open( { gateways: ALL } );
		const isDisabled = ( name: string ) =>
			button( name ).getAttribute( 'aria-disabled' );
		expect( isDisabled( 'Move Bank & transfer down' ) ).toBe( 'false' );
		expect( isDisabled( 'Move Cards up' ) ).toBe( 'false' );
		for ( const name of [ 'Move Bank & transfer up', 'Move Cards down' ] ) {
			expect( isDisabled( name ) ).toBe( 'true' );
			await press( name );
			expect( button( name ) ).toHaveFocus();
		}
		expect( listWrites( calls ) ).toEqual( [] );
		expect( speak ).not.toHaveBeenCalled();
	} );

	it( 'is restored when it was not saved', async () => {
		await open( { gateways: ALL, responses: { [ UPDATE ]: FAILED } } );
		await press( 'Move Cash up' );
		expect( snackbars() ).toHaveTextContent(
			'Could not move Cash. Not today.'
		);
		expect( listNames() ).toEqual( [ 'Bank & transfer', 'Cash', 'Cards' ] );
	} );
} );
