import { toConfig, toStored } from '../definitions';

describe( 'a setting that the server describes', () => {
	it.each( [
		[ 'multiselect', 'checkboxGroup' ],
		[ 'select', 'select' ],
		[ 'radio', 'radio' ],
		[ 'checkbox', 'checkbox' ],
		[ 'number', 'number' ],
		[ 'password', 'password' ],
		[ 'textarea', 'textarea' ],
		[ 'text', 'text' ],
		[ 'colour of a plugin', 'text' ],
	] )( 'of the type %s is edited by %s', ( type, inputType ) => {
		expect(
			toConfig( { id: 'a', label: 'A', type, options: { b: 'B' } } )
		).toMatchObject( { inputType, label: 'A' } );
	} );

	it( 'offers its options, as they read', () => {
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

	it( 'without anything is still called something', () => {
		expect( toConfig( { id: 'odd' } ) ).toMatchObject( {
			inputType: 'text',
			label: 'odd',
			helpText: undefined,
		} );
	} );

	it( 'is stored as the server writes it', () => {
		const checkbox = toConfig( { id: 'a', type: 'checkbox' } );
		expect( toStored( checkbox, true ) ).toBe( 'yes' );
		expect( toStored( checkbox, false ) ).toBe( 'no' );
		expect( toStored( toConfig( { id: 'b' } ), 'x' ) ).toBe( 'x' );
	} );
} );
