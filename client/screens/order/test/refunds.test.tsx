import { act, fireEvent, screen, within } from '@testing-library/react';
import { settle } from '@storedeck/data/testing';
import { ORDER, REFUND } from '../../../test/order';
import { button, click, FAILED, find, notices } from '../../../test/support';
import { dialog, openOrder, PATH, region, setSettings, type } from './support';

const REFUNDS = `${ PATH }/refunds`;
const OTHER = 'Other amount';
const REST = '26.79';
const form = () => screen.getByRole( 'form', { name: 'Refund' } );
const submit = () => fireEvent.submit( form() );
const openForm = async ( responses: Record< string, unknown > = {} ) => {
	await openOrder( responses );
	await click( 'Refund' );
};

beforeEach( () => setSettings() );
afterEach( () => delete window.storedeckSettings );

describe( 'the list of refunds', () => {
	const DELETE = `DELETE ${ REFUNDS }/8`;

	it( 'is missing in an order without refunds', async () => {
		await openOrder( {
			[ `GET ${ PATH }` ]: { ...ORDER, refunds: [] },
			[ `GET ${ REFUNDS }` ]: [],
		} );
		expect( await region( 'Items' ) ).toBeVisible();
		expect(
			screen.queryByRole( 'region', { name: 'Refunds' } )
		).toBeNull();
	} );

	it( 'shows only what is known of a refund', async () => {
		await openOrder( {
			[ `GET ${ REFUNDS }` ]: [
				{
					...REFUND,
					reason: '',
					date_created: null,
					refunded_by_name: '',
				},
			],
		} );
		expect(
			within( await region( 'Refunds' ) ).getByRole( 'listitem' )
		).toHaveTextContent( /^-€10\.71Delete$/ );
	} );

	it( 'is loaded again after a failure', async () => {
		let response: unknown = FAILED;
		await openOrder( {
			[ `GET ${ PATH }` ]: { ...ORDER, refunds: [] },
			[ `GET ${ REFUNDS }` ]: () => response,
		} );
		const panel = await region( 'Refunds' );
		expect( within( panel ).getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load refunds.Not today.'
		);
		// What remains is unknown.
		expect( button( 'Refund' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await click( 'Refund' );
		expect( screen.queryByRole( 'form', { name: 'Refund' } ) ).toBeNull();
		response = [];
		await click( 'Reload', panel );
		expect( panel ).not.toBeInTheDocument();
		expect( button( 'Refund' ) ).toHaveAttribute(
			'aria-disabled',
			'false'
		);
	} );

	it( 'deletes a refund after a confirmation', async () => {
		let refunds = [ REFUND ];
		await openOrder( {
			[ `GET ${ REFUNDS }` ]: () => refunds,
			[ DELETE ]: () => {
				refunds = [];
				return REFUND;
			},
		} );
		await click( 'Delete refund of €10.71' );
		expect( dialog() ).toHaveTextContent( 'Reports no longer deduct it.' );
		await click( 'Cancel' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( find( 'DELETE', `${ REFUNDS }/8` ) ).toEqual( [] );
		await click( 'Delete refund of €10.71' );
		await click( 'Delete refund', dialog() );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( notices() ).toEqual( [ 'Refund deleted.' ] );
		expect(
			screen.queryByRole( 'button', { name: 'Delete refund of €10.71' } )
		).toBeNull();
	} );

	it( 'tells that a refund was not deleted', async () => {
		await openOrder( { [ DELETE ]: FAILED } );
		await click( 'Delete refund of €10.71' );
		await click( 'Delete refund', dialog() );
		expect( notices() ).toEqual( [
			'Could not delete the refund. Not today.',
		] );
		expect( button( 'Delete refund of €10.71' ) ).toBeVisible();
	} );
} );

describe( 'the form', () => {
	it( 'is offered while something remains', async () => {
		await openOrder( {
			[ `GET ${ PATH }` ]: {
				...ORDER,
				refunds: [ { id: 8, reason: '', total: '-37.50' } ],
			},
		} );
		expect( await region( 'Items' ) ).toHaveTextContent(
			'Net payment€0.00'
		);
		expect( screen.queryByRole( 'button', { name: 'Refund' } ) ).toBeNull();
	} );

	it( 'gives the focus back when it is canceled', async () => {
		await openForm();
		expect( screen.queryByRole( 'button', { name: 'Refund' } ) ).toBeNull();
		await click( 'Cancel' );
		expect( screen.queryByRole( 'form', { name: 'Refund' } ) ).toBeNull();
		await act( settle );
		expect( button( 'Refund' ) ).toHaveFocus();
	} );

	it( 'names the first faulty field and moves the focus to it', async () => {
		await openForm();
		type( 'Amount of Mug & Cup to refund', '1,5x' );
		expect(
			screen.getByLabelText( 'Amount of Mug & Cup to refund' )
		).toBeValid();
		submit();
		await act( settle );
		const field = screen.getByLabelText( 'Amount of Mug & Cup to refund' );
		expect( field ).toHaveAccessibleDescription(
			'Type an amount such as 19.98.'
		);
		expect( field ).toHaveFocus();
		expect( screen.getByLabelText( OTHER ) ).toBeValid();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'refunds amounts of single taxes and lines', async () => {
		await openForm( { [ `POST ${ REFUNDS }` ]: { ...REFUND, id: 10 } } );
		type( 'State tax of Mug & Cup to refund', '0.5' );
		type( 'Amount of Flat rate to refund', '2' );
		expect( within( form() ).getByRole( 'status' ) ).toHaveTextContent(
			'Refund: €2.50. Remaining: €24.29.'
		);
		submit();
		expect( dialog() ).toHaveTextContent( '€24.29 of the order remains.' );
		await click( 'Cancel', dialog() );
		expect( find( 'POST', REFUNDS ) ).toEqual( [] );
		submit();
		await click( 'Refund', dialog() );
		expect( find( 'POST', REFUNDS )[ 0 ]?.data ).toEqual( {
			amount: '2.50',
			line_items: [
				{
					id: 11,
					refund_tax: [ { id: 3, refund_total: '0.50' } ],
				},
				{ id: 12, refund_total: '2.00', refund_tax: [] },
			],
			reason: '',
			api_restock: true,
		} );
		expect( notices() ).toEqual( [ '€2.50 refunded.' ] );
	} );

	it( 'tells that nothing remains after a refund of all', async () => {
		await openForm();
		expect( screen.getByLabelText( OTHER ) ).toHaveAttribute(
			'placeholder',
			`of ${ REST }`
		);
		await click( 'Refund all' );
		submit();
		expect( dialog() ).toHaveTextContent(
			'Nothing remains to be refunded, so the order gets the status Refunded.'
		);
	} );

	it( 'writes what remains as the store writes numbers', async () => {
		setSettings( {
			currency: { decimalSeparator: ',', thousandSeparator: '.' },
		} );
		await openForm();
		expect(
			within( form() )
				.getAllByRole( 'textbox' )
				.map( ( field ) => field.getAttribute( 'placeholder' ) ?? '' )
				.filter( ( text ) => text.includes( '.' ) )
		).toEqual( [] );
		expect( screen.getByLabelText( OTHER ) ).toHaveAttribute(
			'placeholder',
			`of ${ REST.replace( '.', ',' ) }`
		);
	} );

	it( 'keeps the typed values when saving fails, and sends a refund once', async () => {
		await openForm();
		type( OTHER, '5' );
		type( 'Reason', ' Late ' );
		submit();
		await click( 'Refund', dialog() );
		submit();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( button( 'Refund €5.00' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		const [ request, ...others ] = find( 'POST', REFUNDS );
		expect( others ).toEqual( [] );
		expect( request?.data ).toMatchObject( { reason: 'Late' } );
		await act( async () => request?.fail( 'Full.' ) );
		expect( within( form() ).getByRole( 'alert' ) ).toHaveTextContent(
			'Full.'
		);
		expect( screen.getByLabelText( OTHER ) ).toHaveValue( '5' );
		expect( notices() ).toEqual( [] );
		submit();
		await click( 'Cancel', dialog() );
		expect( within( form() ).queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'has no stock to restock in a store that does not manage it', async () => {
		setSettings( { manageStock: false } );
		await openForm();
		expect(
			screen.queryByLabelText( 'Restock refunded items' )
		).toBeNull();
	} );
} );
