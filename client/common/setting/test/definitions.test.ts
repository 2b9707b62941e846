import { toConfig, toStored } from '../definitions';

describe( 'toConfig and toStored', () => {
	it.each( [
		[ 'multiselect', 'checkboxGroup' ],
		[ 'select', 'select' ],
		[ 'radio', 'radio' ],
		[ 'checkbox', 'checkbox' ],
		[ 'number', 'number' ],
		[ 'password', 'password' ],
		[ 'textarea', 'textarea' ],
		[ 'text', 'text' ],
		[ 'color of a plugin', 'text' ],
	] )( 'maps the type %s to the control %s', ( type, inputType ) => {
		expect(
			toConfig( { id: 'a', label: 'A', type, options: { b: 'B' } } )
		).toMatchObject( { inputType, label: 'A' } );
	} );

	it( 'decodes the labels of options', () => {
		expect(
			toConfig( {
				id: 'unit',
				label: 'Unit',
				type: 'select',
				options: { kg: 'Kilo &amp; more', g: '' },
			} )
		).toMatchObject( {
			options: [
				{ value: 'kg', label: 'Kilo & more' },
				{ value: 'g', label: 'g' },
			],
		} );
	} );

	it( 'falls back to the id as label and to a text field', () => {
		expect( toConfig( { id: 'odd' } ) ).toMatchObject( {
			inputType: 'text',
			label: 'odd',
			helpText: undefined,
		} );
	} );

	it( 'stores a checkbox as yes or no', () => {
		const checkbox = toConfig( { id: 'a', type: 'checkbox' } );
		expect( toStored( checkbox, true ) ).toBe( 'yes' );
		expect( toStored( checkbox, false ) ).toBe( 'no' );
		expect( toStored( toConfig( { id: 'b' } ), 'x' ) ).toBe( 'x' );
	} );
} );
