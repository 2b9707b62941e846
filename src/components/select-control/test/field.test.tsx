import { render, screen } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import type { SelectOption } from '..';
import {
	WithState,
	apple,
	date,
	field,
	onChange,
	options,
	show,
	user,
} from './show-control';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const control = () => field().parentElement;

beforeEach( () => {
	jest.useFakeTimers();
	onChange.mockClear();
	jest.mocked( speak ).mockClear();
} );
afterEach( () => jest.useRealTimers() );

describe( 'field', () => {
	it( 'is a button when it is not searchable', () => {
		show( { placeholder: 'Choose' } );
		expect( field() ).toHaveAttribute( 'type', 'button' );
		expect( field() ).not.toHaveAttribute( 'aria-autocomplete' );
		expect( field() ).toHaveValue( 'Choose' );
		expect( field() ).not.toHaveAccessibleDescription();
	} );

	it( 'is a search field when it is searchable', () => {
		show( { isSearchable: true, placeholder: 'Choose' } );
		expect( field() ).toHaveAttribute( 'type', 'search' );
		expect( field() ).toHaveAttribute( 'aria-autocomplete', 'list' );
		expect( field() ).toHaveAttribute( 'autocomplete', 'off' );
		expect( field() ).toHaveAttribute( 'placeholder', 'Choose' );
		expect( field() ).toHaveValue( '' );
	} );

	it( 'accepts another type and autocomplete value', () => {
		show( {
			isSearchable: true,
			searchInputType: 'tel',
			autoComplete: 'tel',
		} );
		expect( field() ).toHaveAttribute( 'type', 'tel' );
		expect( field() ).toHaveAttribute( 'autocomplete', 'tel' );
	} );

	it.each( [
		[ { label: 'Food', ariaLabel: 'x', placeholder: 'y' }, 'Food' ],
		[ { label: '', ariaLabel: 'Meal', placeholder: 'y' }, 'Meal' ],
		[ { label: undefined, placeholder: 'Dish' }, 'Dish' ],
	] )( 'names the field and its list: %j', async ( props, name ) => {
		show( { ...props, selected: '2' } );
		expect( field() ).toHaveAccessibleName( name );
		await user.tab();
		expect( screen.getByRole( 'listbox' ) ).toHaveAccessibleName( name );
	} );

	it.each( [
		[ '', undefined, '' ],
		[ '1', undefined, 'Apple & pear' ],
		[ '', 'Help text', 'Help text' ],
		[ '1', 'Help text', 'Apple & pear Help text' ],
	] )(
		'describes the value %p with the help %p',
		( selected, help, text ) => {
			show( { selected, help } );
			expect( field() ).toHaveAccessibleDescription( text );
		}
	);

	it( 'shows the selected label, and the placeholder while it is focused', async () => {
		show( { selected: '1', isSearchable: true, placeholder: 'Choose' } );
		expect( field() ).toHaveValue( 'Apple & pear' );
		await user.click( field() );
		expect( field() ).toHaveValue( '' );
		expect( field() ).toHaveAttribute( 'placeholder', 'Apple & pear' );
		await user.tab();
		expect( field() ).toHaveValue( 'Apple & pear' );
	} );

	it( 'refers to the list and the highlighted option only while it is open', async () => {
		show();
		await user.tab();
		await user.keyboard( '{ArrowDown}' );
		expect( field() ).toHaveAttribute( 'aria-haspopup', 'listbox' );
		expect( field().getAttribute( 'aria-activedescendant' ) ).toBe(
			screen.getByRole( 'option', { name: 'Apple & pear' } ).id
		);
		await user.keyboard( '{Escape}' );
		expect( field() ).not.toHaveAttribute( 'aria-controls' );
		expect( field() ).not.toHaveAttribute( 'aria-activedescendant' );
	} );

	it( 'clears a single key with Backspace without an announcement', async () => {
		show( { selected: '1' } );
		await user.tab();
		await user.keyboard( '{Backspace}' );
		expect( onChange.mock.calls ).toEqual( [ [ '', '' ] ] );
		expect( speak ).not.toHaveBeenCalled();
	} );

	it( 'replaces the option of a list that allows one option', async () => {
		show( { selected: [ apple ] } );
		await user.tab();
		await user.keyboard( '{ArrowDown}{Enter}' );
		expect( onChange.mock.calls ).toEqual( [ [ [ date ], null ] ] );
	} );
} );

describe( 'classes', () => {
	it( 'marks an empty field', () => {
		expect( show() ).toHaveClass( 'woocommerce-select-control', {
			exact: true,
		} );
		expect( control() ).toHaveClass(
			'components-base-control woocommerce-select-control__control empty',
			{ exact: true }
		);
	} );

	it( 'marks a focused and searchable field with a query', async () => {
		const root = show( {
			isSearchable: true,
			inlineTags: true,
			className: 'mine',
			controlClassName: 'my-control',
		} );
		await user.click( field() );
		await user.keyboard( 'a' );
		expect( root ).toHaveClass(
			'woocommerce-select-control mine is-focused is-searchable',
			{ exact: true }
		);
		expect( control() ).toHaveClass(
			'components-base-control woocommerce-select-control__control my-control is-active with-value',
			{ exact: true }
		);
		await user.tab();
		expect( root ).not.toHaveClass( 'is-focused' );
		expect( control() ).not.toHaveClass( 'is-active' );
	} );

	it( 'marks a field with a selected key', () => {
		expect( show( { selected: '1', inlineTags: true } ) ).not.toHaveClass(
			'has-inline-tags'
		);
		expect( control() ).toHaveClass( 'with-value' );
		expect( control() ).not.toHaveClass( 'empty' );
		expect( control() ).not.toHaveClass( 'has-tags' );
	} );

	it( 'renders tags inside the control only when they are inline', () => {
		const below = render( <WithState selected={ [ apple ] } /> );
		expect( control() ).toHaveClass( 'with-value', 'has-tags' );
		expect( control() ).not.toContainElement(
			screen.getByText( 'Apple & pear' )
		);
		expect( below.container.firstElementChild ).not.toHaveClass(
			'has-inline-tags'
		);
		below.unmount();
		expect( show( { selected: [ apple ], inlineTags: true } ) ).toHaveClass(
			'has-inline-tags'
		);
		expect( control() ).toContainElement(
			screen.getByText( 'Apple & pear' )
		);
	} );

	it.each( [
		[ 'mine has-error', true ],
		[ 'has-error', true ],
		[ 'mine has-errors', false ],
		[ null, false ],
		[ undefined, false ],
	] )( 'reads the error class in %p', ( className, isInvalid ) => {
		show( { className } );
		expect( field().getAttribute( 'aria-invalid' ) ).toBe(
			isInvalid ? 'true' : null
		);
		expect( control()?.classList.contains( 'has-error' ) ).toBe(
			isInvalid
		);
	} );
} );

describe( 'disabled', () => {
	it( 'has tags without buttons', () => {
		show( { selected: options, disabled: true, showClearButton: true } );
		expect( control() ).toHaveClass( 'is-disabled' );
		expect( field() ).toBeDisabled();
		expect( screen.getByText( 'Date' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
	} );
} );

it( 'does not focus the field when another element in the control is clicked', async () => {
	show( { children: <span>Icon</span> } );
	await user.click( screen.getByText( 'Icon' ) );
	expect( field() ).not.toHaveFocus();
} );

it( 'searches once when the field is clicked', async () => {
	const onSearch = jest.fn( ( known: readonly SelectOption[] ) => known );
	show( { isSearchable: true, onSearch } );
	await user.click( field() );
	expect( onSearch.mock.calls ).toEqual( [ [ options, '' ] ] );
	await user.keyboard( '{Escape}' );
	await user.click( field() );
	expect( onSearch ).toHaveBeenCalledTimes( 2 );
	expect( screen.getByRole( 'listbox' ) ).toBeInTheDocument();
} );

it( 'calls onFilter when the search found no options', async () => {
	show( {
		options: [],
		isSearchable: true,
		onFilter: ( found, query ) => [
			...found,
			{ key: 'new', label: `Add ${ query }` },
		],
	} );
	await user.click( field() );
	await user.keyboard( 'x' );
	expect( screen.getByRole( 'option' ) ).toHaveTextContent( 'Add x' );
} );

it( 'highlights the selected option until text is typed', async () => {
	show( {
		selected: '2',
		isSearchable: true,
		excludeSelectedOptions: false,
	} );
	await user.click( field() );
	expect( field() ).toHaveAttribute(
		'aria-activedescendant',
		screen.getByRole( 'option', { name: 'Date' } ).id
	);
	await user.keyboard( 'd' );
	expect(
		screen.getByRole( 'option', { name: 'Date' } )
	).toBeInTheDocument();
	expect( field() ).not.toHaveAttribute( 'aria-activedescendant' );
} );
