import { act, fireEvent, screen } from '@testing-library/react';
import { getHistory, getNewPath, getPath } from '@storedeck/navigation';
import { settle } from '@storedeck/data/testing';
import { ORDER } from '../../../test/order';
import { button, click, FAILED, find, notices } from '../../../test/support';
import {
	dialog,
	NOTE,
	openOrder,
	PATH,
	region,
	setSettings,
	type,
} from './support';

const NOTES = `${ PATH }/notes`;
const status = () => screen.getByLabelText( 'Change status' );

beforeEach( () => setSettings() );
afterEach( () => delete window.storedeckSettings );

describe( 'unsaved changes', () => {
	const leave = async () => {
		act( () => getHistory().push( getNewPath( {}, '/inbox', {} ) ) );
		await act( settle );
	};
	const open = async () => {
		getHistory().push( getNewPath( {}, '/orders/7', {} ) );
		await openOrder( {
			[ `GET ${ PATH }/refunds` ]: [],
			[ `POST ${ NOTES }` ]: { ...NOTE, id: 10 },
		} );
	};

	it.each( [
		[
			'a note',
			() => type( 'Add note', 'x' ),
			() => type( 'Add note', ' ' ),
		],
		[
			'a status',
			() => type( 'Change status', 'completed' ),
			() => type( 'Change status', 'processing' ),
		],
		[
			'a refund',
			() => {
				fireEvent.click( button( 'Refund' ) );
				type( 'Reason', 'x' );
			},
			() => type( 'Reason', '' ),
		],
		[
			'the amount of a refund',
			() => {
				fireEvent.click( button( 'Refund' ) );
				type( 'Other amount', '1' );
			},
			() => fireEvent.click( button( 'Cancel' ) ),
		],
	] )(
		'of %s are not lost without a question',
		async ( _name, edit, reset ) => {
			await open();
			edit();
			await leave();
			expect( getPath() ).toBe( '/orders/7' );
			await click( 'Cancel', dialog() );
			reset();
			await leave();
			expect( screen.queryByRole( 'dialog' ) ).toBeNull();
			expect( getPath() ).toBe( '/inbox' );
		}
	);

	it( 'are lost when the user says so', async () => {
		await open();
		type( 'Add note', 'x' );
		await leave();
		await click( 'Leave without saving', dialog() );
		expect( getPath() ).toBe( '/inbox' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );

describe( 'the status', () => {
	const save = () => click( 'Update' );

	it( 'is sent once, and a success is told', async () => {
		await openOrder();
		await save();
		expect( find( 'PUT', PATH ) ).toEqual( [] );
		type( 'Change status', 'completed' );
		await save();
		await save();
		const [ request, ...others ] = find( 'PUT', PATH );
		expect( others ).toEqual( [] );
		await act(
			async () => request?.respond( { ...ORDER, status: 'completed' } )
		);
		expect( notices() ).toEqual( [ 'Status changed to Completed.' ] );
	} );

	it( 'stays chosen when saving fails', async () => {
		await openOrder( { [ `PUT ${ PATH }` ]: FAILED } );
		type( 'Change status', 'completed' );
		await save();
		expect( notices() ).toEqual( [
			'Could not change the status. Not today.',
		] );
		expect( status() ).toHaveValue( 'completed' );
		expect( button( 'Update' ) ).toHaveAttribute(
			'aria-disabled',
			'false'
		);
	} );

	it( 'can be one that the store does not know', async () => {
		await openOrder( {
			[ `GET ${ PATH }` ]: { ...ORDER, status: 'packed' },
		} );
		expect( status() ).toHaveDisplayValue( '—' );
		expect( await region( 'Status' ) ).toHaveTextContent( /Packed/ );
	} );
} );
