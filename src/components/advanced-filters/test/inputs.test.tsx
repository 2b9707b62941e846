import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import type { ComponentType } from 'react';
import { json, serve } from '../../../api/test/fake-server';
import { AttributeFilter } from '../attribute-filter';
import { DateInput } from '../inputs/date-input';
import { SearchInput } from '../inputs/search-input';
import type { InputProps } from '../inputs/types';
import type { AdvancedFilterInput } from '../types';

const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
const onChange = jest.fn();
const settle = ( ms = 0 ) => act( () => jest.advanceTimersByTimeAsync( ms ) );

interface FieldProps extends Partial< Omit< InputProps, 'row' > > {
	value?: InputProps[ 'row' ][ 'value' ];
	rule?: string;
	input?: Partial< AdvancedFilterInput >;
	placeholder?: string;
}

/** A value field that keeps its value, as a row does. */
function Field( {
	Input,
	value: initial,
	rule = 'is',
	input,
	placeholder,
	...props
}: FieldProps & { Input: ComponentType< InputProps > } ) {
	const [ value, setValue ] = useState( initial );
	return (
		<Input
			filter={ {
				labels: {
					add: 'Field',
					remove: 'Remove',
					rule: 'Rule',
					filter: 'Choose',
					title: '{{rule /}} {{filter /}}',
					placeholder,
				},
				rules: [ { value: rule, label: 'Is' } ],
				input: { ...input },
			} }
			row={ { id: 1, key: 'field', rule, value } }
			query={ {} }
			isInvalid={ false }
			currency={ { symbol: '$', symbolPosition: 'left' } }
			{ ...props }
			onChange={ ( next ) => {
				onChange( next );
				setValue( next );
			} }
		/>
	);
}

beforeEach( () => {
	jest.useFakeTimers();
	onChange.mockClear();
} );
afterEach( () => jest.useRealTimers() );

describe( 'AttributeFilter', () => {
	const requests: string[] = [];
	const broken = new Set< string >();
	const show = async ( props: FieldProps = {} ) => {
		const view = render( <Field Input={ AttributeFilter } { ...props } /> );
		await settle();
		return view;
	};
	const field = ( name: string ) =>
		screen.queryByRole( 'combobox', { name: `Attribute ${ name }` } );
	const sentence = ( text: string ) =>
		screen.queryByText( text, { selector: '.screen-reader-text' } );
	const hasSpinner = () =>
		document.querySelector( '.woocommerce-spinner' ) !== null;
	const choose = async ( name: string, option: string ) => {
		await user.click( field( name )! );
		await user.click( screen.getByRole( 'option', { name: option } ) );
		await settle();
	};

	beforeEach( () => {
		requests.length = 0;
		broken.clear();
		serve( ( { url } ) => {
			const { pathname, search } = new URL( url, 'http://store.test' );
			const path = pathname.replace( /^.*\/products\/attributes/, '' );
			requests.push( path + search );
			if ( broken.has( path ) ) {
				return json( { code: 'x', message: 'x' }, { status: 400 } );
			}
			return json(
				path
					? [
							{ id: 11, name: 'Red &amp; pink' },
							{ id: 12, name: 'Blue' },
					  ]
					: [
							{ id: 1, name: 'Color &amp; shade' },
							{ id: 2, name: 'Size' },
					  ]
			);
		} );
	} );

	it( 'requests all attributes, and the terms of the selected one', async () => {
		await show();
		expect( requests ).toEqual( [ '?per_page=100&page=1' ] );
		expect( field( 'value' ) ).not.toBeInTheDocument();
		expect( hasSpinner() ).toBe( false );
		await choose( 'name', 'Color & shade' );
		expect( onChange ).toHaveBeenLastCalledWith( [ '1', '' ] );
		expect( requests ).toEqual( [
			'?per_page=100&page=1',
			'/1/terms?per_page=100&page=1',
		] );
		expect( sentence( 'Is Color & shade' ) ).not.toBeInTheDocument();
		await choose( 'value', 'Red & pink' );
		expect( onChange ).toHaveBeenLastCalledWith( [ '1', '11' ] );
		expect( sentence( 'Is Color & shade Red & pink' ) ).toBeInTheDocument();
		expect( field( 'name' ) ).toHaveValue( 'Color & shade' );
	} );

	it( 'discards the term when another attribute is selected', async () => {
		await show( { value: [ '1', '12' ] } );
		expect( field( 'value' ) ).toHaveValue( 'Blue' );
		await choose( 'name', 'Size' );
		expect( onChange.mock.calls ).toEqual( [ [ [ '2', '' ] ] ] );
		expect( requests.at( -1 ) ).toBe( '/2/terms?per_page=100&page=1' );
		expect( field( 'value' ) ).toHaveValue( '' );
	} );

	it( 'lists all attributes with the selected one', async () => {
		await show( { value: [ '1', '12' ] } );
		await user.click( field( 'name' )! );
		expect(
			screen
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Color & shade', 'Size' ] );
	} );

	it( 'removes the attribute with Backspace', async () => {
		await show( { value: [ '1', '12' ] } );
		await user.click( field( 'name' )! );
		await user.keyboard( '{Backspace}' );
		expect( onChange.mock.calls ).toEqual( [ [ undefined ] ] );
		expect( field( 'value' ) ).not.toBeInTheDocument();
	} );

	it( 'shows a deleted attribute and a deleted term by their ids', async () => {
		await show( { value: [ '9', '99' ] } );
		expect( field( 'name' ) ).toHaveValue( '9' );
		expect( field( 'value' ) ).toHaveValue( '99' );
		expect( document.querySelector( '.screen-reader-text' ) ).toBeNull();
		await user.click( field( 'name' )! );
		expect( screen.getAllByRole( 'option' ) ).toHaveLength( 3 );
	} );

	it.each( [
		[ undefined, true, [ true ] ],
		[ [ '1', '' ], true, [ false, true ] ],
		[ [ '1', '12' ], true, [ false, false ] ],
		[ [ '1', '' ], false, [ false, false ] ],
		[ undefined, false, [ false ] ],
	] )(
		'marks the missing part of %j as invalid: %p',
		async ( value, isInvalid, result ) => {
			await show( { value, isInvalid } );
			expect(
				[ field( 'name' ), field( 'value' ) ].flatMap( ( one ) =>
					one ? [ one.getAttribute( 'aria-invalid' ) === 'true' ] : []
				)
			).toEqual( result );
		}
	);

	it( 'requests only what failed again', async () => {
		broken.add( '/1/terms' );
		await show( { value: [ '1', '12' ] } );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load the attribute.'
		);
		expect( hasSpinner() ).toBe( false );
		expect( field( 'value' ) ).not.toBeInTheDocument();
		broken.clear();
		requests.length = 0;
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await settle();
		expect( requests ).toEqual( [ '/1/terms?per_page=100&page=1' ] );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
		expect( field( 'value' ) ).toHaveValue( 'Blue' );
	} );
} );

describe( 'SearchInput', () => {
	const getLabels = jest.fn( async ( ids: string ) =>
		ids
			.split( ',' )
			.map( ( id ) => ( { key: Number( id ), label: `code-${ id }` } ) )
	);
	const show = async ( props: FieldProps ) => {
		const { input, ...others } = props;
		const view = render(
			<Field
				Input={ SearchInput }
				input={ { type: 'coupons', getLabels, ...input } }
				{ ...others }
			/>
		);
		await settle();
		return view;
	};
	const sentence = () =>
		screen
			.queryAllByText( /^Is/, { selector: '.screen-reader-text' } )
			.map( ( { textContent } ) => textContent );

	beforeEach( () => {
		getLabels.mockClear();
		serve( () => json( [ { id: 5, code: 'summer' } ] ) );
	} );

	it.each( [
		[ 'Search coupons', 'Search coupons' ],
		[ undefined, 'Choose' ],
	] )(
		'gives a field with the placeholder %p the name %s',
		async ( placeholder, name ) => {
			await show( { placeholder } );
			expect( screen.getByRole( 'combobox' ) ).toHaveAccessibleName(
				name
			);
			expect( getLabels ).not.toHaveBeenCalled();
			expect( sentence() ).toEqual( [] );
		}
	);

	it( 'requests the labels of ids in the URL, but not of selected items', async () => {
		const query = { filter: 'advanced' };
		await show( { value: '3,4', query } );
		expect( getLabels.mock.calls ).toEqual( [ [ '3,4', query ] ] );
		expect( sentence() ).toEqual( [ 'Is code-3, code-4' ] );
		await user.type( screen.getByRole( 'combobox' ), 's' );
		await settle( 500 );
		await user.keyboard( '{ArrowDown}{Enter}' );
		await settle();
		expect( onChange.mock.calls ).toEqual( [ [ '3,4,5' ] ] );
		expect( sentence() ).toEqual( [ 'Is code-3, code-4, summer' ] );
		expect( getLabels ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'searches with a custom completer', async () => {
		await show( {
			input: {
				type: 'custom',
				autocompleter: {
					options: [ 'tea' ],
					getOptionIdentifier: () => 7,
					getOptionLabel: () => 'Tea',
					getOptionKeywords: () => [ 'tea' ],
					getOptionCompletion: () => ( { key: 7, label: 'Tea' } ),
				},
			},
		} );
		await user.type( screen.getByRole( 'combobox' ), 't' );
		await settle( 500 );
		await user.keyboard( '{ArrowDown}{Enter}' );
		expect( onChange ).toHaveBeenCalledWith( '7' );
	} );

	it( 'shows no results without a type', async () => {
		await show( { input: { type: undefined } } );
		await user.type( screen.getByRole( 'combobox' ), 't' );
		await settle( 500 );
		expect( screen.getByText( 'No results.' ) ).toBeInTheDocument();
	} );
} );

describe( 'DateInput', () => {
	const show = ( props: FieldProps ) =>
		render( <Field Input={ DateInput } { ...props } /> );
	const field = ( name: string ) => screen.getByRole( 'textbox', { name } );
	const type = ( name: string, value: string ) =>
		fireEvent.change( field( name ), { target: { value } } );
	const sentence = () =>
		screen
			.queryAllByText( /^Is/, { selector: '.screen-reader-text' } )
			.map( ( { textContent } ) => textContent );

	beforeEach( () =>
		jest.setSystemTime( new Date( '2018-06-15T12:00:00Z' ) )
	);

	it.each( [
		[ '06/15/2018', '2018-06-15', [ 'Is 06/15/2018' ] ],
		[ '06/16/2018', '', [] ],
		[ '06/14/2018', '2018-06-14', [ 'Is 06/14/2018' ] ],
		[ 'tomorrow', '', [] ],
	] )( 'reads %s on 06/15/2018', ( text, value, spoken ) => {
		show( { rule: 'before' } );
		expect( field( 'Choose a date' ) ).toHaveValue( '' );
		type( 'Choose a date', '01/01/2018' );
		type( 'Choose a date', text );
		expect( onChange ).toHaveBeenLastCalledWith( value );
		expect( sentence() ).toEqual( spoken );
	} );

	it( 'changes the start and the end of a range', () => {
		show( { rule: 'between', value: [ '2018-04-01', '2018-04-05' ] } );
		expect( field( 'Field range start' ) ).toHaveValue( '04/01/2018' );
		expect( field( 'Field range end' ) ).toHaveValue( '04/05/2018' );
		expect( sentence() ).toEqual( [ 'Is 04/01/2018 and 04/05/2018' ] );
		type( 'Field range start', '04/02/2018' );
		expect( onChange ).toHaveBeenLastCalledWith( [
			'2018-04-02',
			'2018-04-05',
		] );
		type( 'Field range end', '04/06/2018' );
		expect( onChange ).toHaveBeenLastCalledWith( [
			'2018-04-02',
			'2018-04-06',
		] );
		expect( sentence() ).toEqual( [ 'Is 04/02/2018 and 04/06/2018' ] );
	} );

	it.each( [ 'start', 'end' ] )(
		'has no value when the %s of a range is missing',
		( end ) => {
			show( { rule: 'between', value: [ '2018-04-01', '2018-04-05' ] } );
			type( `Field range ${ end }`, '' );
			expect( onChange ).toHaveBeenLastCalledWith( undefined );
			expect( sentence() ).toEqual( [] );
		}
	);
} );
