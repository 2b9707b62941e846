import { act, fireEvent, render, screen } from '@testing-library/react';
import { DateRange, getTaxCode, getVariationName } from '@storedeck/components';

/* Exports for extensions that the tests of the widgets do not cover. */

describe( 'getTaxCode', () => {
	it( 'names a tax rate like the reports', () => {
		expect(
			getTaxCode( {
				id: 1,
				country: 'us',
				state: 'ca',
				name: 'State tax',
				priority: 1,
			} )
		).toBe( 'US-CA-STATE TAX-1' );
	} );

	it( 'leaves out missing parts but not the name', () => {
		expect( getTaxCode( { id: 1, country: 'DE', priority: 2 } ) ).toBe(
			'DE-TAX-2'
		);
	} );
} );

describe( 'getVariationName', () => {
	const attributes = [ { option: 'Red' }, { option: 'Small' } ];

	it( 'adds the selected options to the name', () => {
		expect( getVariationName( { name: 'Mug', attributes } ) ).toBe(
			'Mug - Red, Small'
		);
	} );

	it( 'leaves a name that includes them unchanged', () => {
		expect( getVariationName( { name: 'Mug - Red', attributes } ) ).toBe(
			'Mug - Red'
		);
		expect( getVariationName( { name: 'Mug', attributes: [] } ) ).toBe(
			'Mug'
		);
	} );
} );

describe( 'DateRange', () => {
	it( 'reports typed text with its date or its error', async () => {
		const onUpdate = jest.fn();
		render(
			<DateRange shortDateFormat="MM/DD/YYYY" onUpdate={ onUpdate } />
		);
		// The calendar is loaded.
		await screen.findByRole( 'grid', {}, { timeout: 20_000 } );
		await act( async () => {} );
		const start = screen.getByRole( 'textbox', { name: 'Start Date' } );
		fireEvent.change( start, { target: { value: '03/05/2022' } } );
		const [ { after, afterText, afterError } ] =
			onUpdate.mock.calls.at( -1 ) ?? [];
		expect( after.format( 'YYYY-MM-DD' ) ).toBe( '2022-03-05' );
		expect( afterText ).toBe( '03/05/2022' );
		expect( afterError ).toBeFalsy();

		fireEvent.change( start, { target: { value: 'soon' } } );
		expect( onUpdate ).toHaveBeenLastCalledWith(
			expect.objectContaining( {
				after: null,
				afterText: 'soon',
				afterError: 'Invalid date',
			} )
		);
	}, 30_000 );
} );
