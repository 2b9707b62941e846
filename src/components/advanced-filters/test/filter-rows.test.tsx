import { screen, within } from '@testing-library/react';
import type { AdvancedFilter } from '..';
import {
	add,
	createFilter,
	pick,
	row,
	settle,
	show,
	statusInput,
	target,
	user,
} from './show-card';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => jest.useRealTimers() );

describe( 'rows', () => {
	const showFilter = (
		search: string,
		input: AdvancedFilter[ 'input' ],
		more?: Partial< AdvancedFilter >
	) =>
		show( search, {
			config: { filters: { x: createFilter( 'Field', input, more ) } },
		} );

	it( 'lists rules by their labels or values', async () => {
		await showFilter( '&x_is=completed', statusInput );
		expect(
			within(
				screen.getByRole( 'combobox', { name: 'Select Field match' } )
			)
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Is', 'was' ] );
	} );

	it.each( [
		[ 'complete', 'No option has the value complete.' ],
		[ 'completed', undefined ],
	] )( 'tells that no option has the value %p', async ( value, text ) => {
		await showFilter( `&x_is=${ value }`, statusInput );
		expect( screen.queryByText( /^No option/ )?.textContent ).toBe( text );
	} );

	it.each( [ undefined, [] ] )(
		'renders no rule field with the rules %j',
		async ( rules ) => {
			await showFilter( '', statusInput, { rules } );
			await add( 'Field' );
			expect(
				screen
					.getAllByRole( 'combobox' )
					.map( ( field ) => field.getAttribute( 'aria-label' ) )
			).toEqual( [ 'Select Field' ] );
		}
	);

	it.each( [ 'Unknown', 'toString', undefined ] )(
		'renders no value field for the component %p',
		async ( component ) => {
			await showFilter( '', { component } as AdvancedFilter[ 'input' ] );
			await add( 'Field' );
			expect( screen.getAllByRole( 'combobox' ) ).toHaveLength( 1 );
			expect( row( 'Field' ) ).toHaveTextContent( /Field\s+Is\s*was/ );
		}
	);

	it( 'lists an unknown option before the others and in the sentence', async () => {
		await showFilter( `&x_is=${ 'y'.repeat( 61 ) }`, statusInput );
		const text = `${ 'y'.repeat( 59 ) }…`;
		const select = screen.getByRole( 'combobox', { name: 'Select Field' } );
		expect(
			within( select )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ text, 'Completed', 'Failed' ] );
		expect( screen.getByText( `Field Is ${ text }` ) ).toHaveClass(
			'screen-reader-text'
		);
		await pick( 'Select Field', 'Failed' );
		expect( within( select ).getAllByRole( 'option' ) ).toHaveLength( 2 );
		expect( screen.getByText( 'Field Is Failed' ) ).toBeInTheDocument();
	} );

	it( 'shows a spinner while options load and does not replace a selected value', async () => {
		const getOptions = jest.fn(
			() =>
				new Promise< { value: string; label: string }[] >(
					( resolve ) =>
						setTimeout(
							() =>
								resolve( [
									{ value: 'a', label: 'A' },
									{ value: 'b', label: 'B' },
								] ),
							100
						)
				)
		);
		const { container } = await showFilter( '&x_is=b', {
			component: 'SelectControl',
			getOptions,
		} );
		const spinner = () => container.querySelector( '.woocommerce-spinner' );
		expect( spinner() ).toBeInTheDocument();
		await settle( 100 );
		expect( spinner() ).not.toBeInTheDocument();
		expect(
			screen.getByRole( 'combobox', { name: 'Select Field' } )
		).toHaveDisplayValue( 'B' );
		expect( getOptions ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'does not load options when a list is given', async () => {
		const getOptions = jest.fn( () => [] );
		await showFilter( '&x_is=failed', { ...statusInput, getOptions } );
		expect( getOptions ).not.toHaveBeenCalled();
	} );
} );

describe( 'numbers', () => {
	const ranges = [ { value: 'max' }, { value: 'between' } ];
	const showNumber = ( search: string, input: AdvancedFilter[ 'input' ] ) =>
		show( search, {
			config: {
				filters: {
					x: createFilter( 'Field', input, { rules: ranges } ),
				},
			},
		} );
	const fields = () => screen.getAllByRole( 'spinbutton' );

	it.each( [
		[ { component: 'Number' }, '1', [] ],
		[ { component: 'Currency' }, 'any', [ '€' ] ],
		[ { component: 'Number', type: 'currency' }, 'any', [ '€' ] ],
	] as const )(
		'knows whether %j is an amount',
		async ( input, step, symbols ) => {
			await showNumber( '&x_max=3', input );
			expect( fields()[ 0 ] ).toHaveAttribute( 'step', step );
			const affixes = screen.queryAllByText( '€' );
			expect( affixes.map( ( { textContent } ) => textContent ) ).toEqual(
				symbols
			);
			affixes.forEach( ( affix ) =>
				expect( affix ).toHaveAttribute( 'aria-hidden', 'true' )
			);
			expect( fields()[ 0 ] ).toBeValid();
			expect( fields()[ 0 ] ).not.toHaveAttribute( 'aria-describedby' );
		}
	);

	it.each( [
		[ '3', '3', false ],
		[ '9', '10', false ],
		[ '10', '9', true ],
		[ '4', '3', true ],
	] )(
		'compares %s with %s as numbers',
		async ( first, last, isReversed ) => {
			await showNumber( `&x_between[]=${ first }&x_between[]=${ last }`, {
				component: 'Number',
			} );
			fields().forEach( ( field ) =>
				expect( field.getAttribute( 'aria-invalid' ) ).toBe(
					isReversed ? 'true' : null
				)
			);
			expect( screen.queryAllByRole( 'alert' ) ).toHaveLength(
				isReversed ? 1 : 0
			);
		}
	);

	it( 'shows no error and no sentence for half a range', async () => {
		await showNumber( '&x_between[]=4&x_between[]=9', {
			component: 'Currency',
		} );
		expect( screen.getByText( 'Field €4 and €9' ) ).toBeInTheDocument();
		expect( screen.getAllByText( '€' ) ).toHaveLength( 2 );
		const [ first, last ] = fields();
		await user.clear( last! );
		expect( screen.queryByText( /^Field €/ ) ).not.toBeInTheDocument();
		expect( first ).not.toHaveAttribute( 'aria-invalid' );
		await user.type( last!, '-5' );
		expect( screen.getByText( 'Field €4 and -€5' ) ).toBeInTheDocument();
		expect( last ).toHaveAccessibleDescription(
			'The first number must be less than or equal to the second.'
		);
		await user.clear( first! );
		expect( last ).not.toHaveAttribute( 'aria-invalid' );
		await user.type( first!, '-6' );
		expect( target() ).toMatchObject( { x_between: [ '-6', '-5' ] } );
	} );
} );
