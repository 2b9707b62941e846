import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { SelectControl } from '..';
import type { SelectControlProps, SelectOption } from '..';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const options: SelectOption[] = [
	{ key: 1, label: 'Apple', keywords: [ 'Apple', 'fruit' ] },
	{ key: 2, label: 'Apricot', keywords: [ 'fruit' ] },
	{ key: 3, label: 'Carrot' },
	{ key: 4, label: 'Date', isDisabled: true },
];

const onChange = jest.fn();
const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );

function WithState( props: Partial< SelectControlProps > ) {
	const [ selected, setSelected ] = useState( props.selected ?? [] );
	return (
		<SelectControl
			label="Food"
			options={ options }
			{ ...props }
			selected={ selected }
			onChange={ ( ...args ) => {
				onChange( ...args );
				setSelected( args[ 0 ] );
			} }
		/>
	);
}

const show = ( props: Partial< SelectControlProps > = {} ) =>
	render(
		<>
			<WithState { ...props } />
			<button>after</button>
		</>
	);
const field = () => screen.getByRole( 'combobox', { name: 'Food' } );
const listed = () =>
	screen.queryAllByRole( 'option' ).map( ( { textContent } ) => textContent );
const highlighted = () => {
	const id = field().getAttribute( 'aria-activedescendant' );
	return id ? document.getElementById( id )?.textContent : null;
};
const wait = ( ms: number ) => act( () => jest.advanceTimersByTimeAsync( ms ) );

beforeEach( () => {
	jest.useFakeTimers();
	onChange.mockClear();
	jest.mocked( speak ).mockClear();
} );
afterEach( () => jest.useRealTimers() );

describe( 'not searchable', () => {
	it( 'opens on focus and sets aria-expanded', async () => {
		show();
		expect( field() ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( screen.queryByRole( 'listbox' ) ).not.toBeInTheDocument();
		await user.tab();
		expect( field() ).toHaveFocus();
		expect( field() ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( screen.getByRole( 'listbox', { name: 'Food' } ) ).toBe(
			document.getElementById(
				field().getAttribute( 'aria-controls' ) ?? ''
			)
		);
		expect( listed() ).toEqual( [ 'Apple', 'Apricot', 'Carrot', 'Date' ] );
	} );

	it( 'highlights no option at first; arrow keys wrap around and skip disabled options', async () => {
		show();
		await user.tab();
		expect( highlighted() ).toBeNull();
		await user.keyboard( '{ArrowDown}' );
		expect( highlighted() ).toBe( 'Apple' );
		await user.keyboard( '{ArrowUp}' );
		expect( highlighted() ).toBe( 'Carrot' );
		await user.keyboard( '{ArrowDown}' );
		expect( highlighted() ).toBe( 'Apple' );
	} );

	it( 'passes a key to onChange when a key is selected, and shows its label', async () => {
		show( { selected: '' } );
		await user.tab();
		await user.keyboard( '{ArrowDown}{ArrowDown}{Enter}' );
		expect( onChange ).toHaveBeenCalledWith( '2', null );
		expect( screen.queryByRole( 'listbox' ) ).not.toBeInTheDocument();
		expect( field() ).toHaveValue( 'Apricot' );
		expect( field() ).toHaveAccessibleDescription( 'Apricot' );
	} );

	it( 'passes a list to onChange when a list is selected', async () => {
		show();
		await user.click( field() );
		await user.click( screen.getByRole( 'option', { name: 'Carrot' } ) );
		expect( onChange ).toHaveBeenCalledWith( [ options[ 2 ] ], null );
		expect( field() ).toHaveFocus();
	} );

	it( 'closes with Escape and lets the next Escape bubble', async () => {
		const onKeyDown = jest.fn();
		render(
			<div role="presentation" onKeyDown={ onKeyDown }>
				<WithState />
			</div>
		);
		await user.tab();
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'listbox' ) ).not.toBeInTheDocument();
		expect( onKeyDown ).not.toHaveBeenCalled();
		await user.keyboard( '{Escape}' );
		expect( onKeyDown ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [ '{ArrowDown}', '{Enter}', ' ' ] )(
		'opens again with %s',
		async ( key ) => {
			show();
			await user.tab();
			await user.keyboard( `{Escape}${ key }` );
			expect( screen.getByRole( 'listbox' ) ).toBeInTheDocument();
		}
	);

	it.each( [ '{ArrowLeft}', '{ArrowRight}' ] )(
		'closes with %s',
		async ( key ) => {
			show();
			await user.tab();
			await user.keyboard( key );
			expect( screen.queryByRole( 'listbox' ) ).not.toBeInTheDocument();
		}
	);

	it( 'selects the highlighted option with Tab and moves on', async () => {
		show( { selected: '' } );
		await user.tab();
		await user.keyboard( '{ArrowDown}' );
		await user.tab();
		expect( onChange ).toHaveBeenCalledWith( '1', null );
		expect( screen.getByRole( 'button', { name: 'after' } ) ).toHaveFocus();
		expect( screen.queryByRole( 'listbox' ) ).not.toBeInTheDocument();
	} );

	it( 'highlights the selected option and does not call onChange for it again', async () => {
		show( { selected: '2', excludeSelectedOptions: false } );
		await user.tab();
		expect( highlighted() ).toBe( 'Apricot' );
		expect(
			screen.getByRole( 'option', { name: 'Apricot', selected: true } )
		).toBeInTheDocument();
		await user.keyboard( '{Enter}' );
		expect( onChange ).not.toHaveBeenCalled();
		expect( screen.queryByRole( 'listbox' ) ).not.toBeInTheDocument();
	} );

	it( 'opens when the space around the input is clicked', async () => {
		const { container } = show();
		const space = container.querySelector(
			'.woocommerce-select-control__control'
		);
		await user.click( space ?? container );
		expect( field() ).toHaveFocus();
		expect( screen.getByRole( 'listbox' ) ).toBeInTheDocument();
	} );

	it( 'does not open when disabled', async () => {
		show( { disabled: true } );
		await user.click( field() );
		expect( screen.queryByRole( 'listbox' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'multiple', () => {
	const selected = options.slice( 0, 2 );

	it( 'adds options and removes them from the list', async () => {
		show( { multiple: true, selected: [ options[ 0 ]! ] } );
		await user.tab();
		expect( field() ).toHaveFocus();
		expect( listed() ).toEqual( [ 'Apricot', 'Carrot', 'Date' ] );
		await user.keyboard( '{ArrowDown}{Enter}' );
		expect( onChange ).toHaveBeenCalledWith( selected, null );
	} );

	it( 'calls onChange with one argument when a tag is removed and keeps the list closed', async () => {
		show( { multiple: true, selected } );
		await user.click(
			screen.getByRole( 'button', { name: 'Remove Apple' } )
		);
		expect( onChange.mock.calls ).toEqual( [ [ [ options[ 1 ] ] ] ] );
		expect( field() ).toHaveFocus();
		expect( screen.queryByRole( 'listbox' ) ).not.toBeInTheDocument();
		expect( screen.getByText( 'Apricot (1 of 1)' ) ).toBeInTheDocument();
	} );

	it( 'removes the last option with Backspace in an empty field', async () => {
		show( {
			multiple: true,
			selected,
			isSearchable: true,
			inlineTags: true,
		} );
		await user.click( field() );
		await user.keyboard( 'c{Backspace}' );
		expect( onChange ).not.toHaveBeenCalled();
		await user.keyboard( '{Backspace}' );
		expect( onChange ).toHaveBeenCalledWith( [ options[ 0 ] ], '' );
	} );

	it( 'removes all options with the clear button', async () => {
		const { unmount } = show( { multiple: true, selected } );
		expect(
			screen.queryByRole( 'button', { name: 'Clear all' } )
		).not.toBeInTheDocument();
		unmount();
		show( { multiple: true, selected, showClearButton: true } );
		await user.click( screen.getByRole( 'button', { name: 'Clear all' } ) );
		expect( onChange ).toHaveBeenCalledWith( [] );
	} );
} );

it( 'shows the first of many tags and the others on request', async () => {
	const many = Array.from( { length: 60 }, ( _, key ) => ( {
		key,
		label: `Choice ${ key }`,
	} ) );
	show( { multiple: true, selected: many } );
	expect( screen.getByText( 'Choice 49' ) ).toBeInTheDocument();
	expect( screen.queryByText( 'Choice 50' ) ).not.toBeInTheDocument();
	await user.click( screen.getByRole( 'button', { name: '+10 more' } ) );
	expect( screen.getByText( 'Choice 59' ) ).toBeInTheDocument();
} );

/** A search that fails asynchronously the first time. */
function failingOnce() {
	let count = 0;
	return () =>
		new Promise< SelectOption[] >( ( resolve, reject ) => {
			const isFirst = count++ === 0;
			setTimeout(
				() =>
					isFirst
						? reject( new Error( 'offline' ) )
						: resolve( options ),
				100
			);
		} );
}

describe( 'searchable', () => {
	const searchable = { isSearchable: true, multiple: true };

	it( 'matches labels and keywords and ignores case', async () => {
		show( searchable );
		await user.click( field() );
		await user.keyboard( 'FRU' );
		expect( listed() ).toEqual( [ 'Apple', 'Apricot' ] );
		await user.keyboard( '{Control>}a{/Control}carr' );
		expect( listed() ).toEqual( [ 'Carrot' ] );
	} );

	it( 'ignores accents in the query and in the options', async () => {
		show( { ...searchable, options: [ { key: 1, label: 'Café' } ] } );
		await user.click( field() );
		await user.keyboard( 'cafe' );
		expect( listed() ).toEqual( [ 'Café' ] );
		await user.keyboard( '{Backspace}é' );
		expect( listed() ).toEqual( [ 'Café' ] );
	} );

	it( 'escapes special characters', async () => {
		show( searchable );
		await user.click( field() );
		await user.keyboard( '.*' );
		expect( listed() ).toEqual( [] );
		expect( screen.getByText( 'No results.' ) ).toBeInTheDocument();
	} );

	it( 'hides the list before text is typed when hideBeforeSearch is set', async () => {
		show( { ...searchable, hideBeforeSearch: true } );
		await user.click( field() );
		expect( listed() ).toEqual( [] );
		expect( screen.queryByText( 'No results.' ) ).not.toBeInTheDocument();
		await user.keyboard( 'a' );
		expect( listed() ).not.toEqual( [] );
	} );

	it( 'debounces the search and ignores outdated results', async () => {
		const answers: ( ( found: SelectOption[] ) => void )[] = [];
		const onSearch = jest.fn(
			() =>
				new Promise< SelectOption[] >( ( resolve ) =>
					answers.push( resolve )
				)
		);
		show( {
			...searchable,
			options: [],
			onSearch,
			hideBeforeSearch: true,
			searchDebounceTime: 500,
		} );
		await user.click( field() );
		onSearch.mockClear();
		answers.length = 0;
		await user.keyboard( 'ca' );
		await wait( 499 );
		expect( onSearch ).not.toHaveBeenCalled();
		await wait( 1 );
		expect( onSearch.mock.calls ).toEqual( [ [ [], 'ca' ] ] );
		await user.keyboard( 'r' );
		await wait( 500 );
		await act( async () => answers[ 1 ]?.( [ options[ 2 ]! ] ) );
		await act(
			async () => answers[ 0 ]?.( [ { key: 9, label: 'Car of before' } ] )
		);
		expect( listed() ).toEqual( [ 'Carrot' ] );
	} );

	it( 'shows and announces a search error and tries again', async () => {
		const onSearch = failingOnce();
		show( { ...searchable, options: [], onSearch } );
		await user.click( field() );
		await wait( 150 );
		expect(
			screen.getByText( 'Could not load the list.' )
		).toBeInTheDocument();
		expect( speak ).toHaveBeenCalledWith(
			'Could not load the list. Press Enter to try again.',
			'assertive'
		);
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await wait( 150 );
		expect( field() ).toHaveFocus();
		expect( listed() ).toHaveLength( 4 );
	} );

	it( 'tries again with Enter after an error', async () => {
		const onSearch = failingOnce();
		show( { ...searchable, options: [], onSearch } );
		await user.click( field() );
		await wait( 150 );
		await user.keyboard( '{Enter}' );
		await wait( 150 );
		expect( listed() ).toHaveLength( 4 );
	} );

	it( 'handles a search that throws and an invalid expression', async () => {
		show( {
			...searchable,
			onSearch: () => {
				throw new Error( 'plugin' );
			},
		} );
		await user.click( field() );
		expect(
			screen.getByText( 'Could not load the list.' )
		).toBeInTheDocument();
	} );

	it( 'uses a custom expression and falls back to the text if it is invalid', async () => {
		const { unmount } = show( {
			...searchable,
			getSearchExpression: ( query ) => `^${ query }`,
		} );
		await user.click( field() );
		await user.keyboard( 'rot' );
		expect( listed() ).toEqual( [] );
		unmount();
		show( { ...searchable, getSearchExpression: () => '(' } );
		await user.click( field() );
		await user.keyboard( 'rot' );
		expect( listed() ).toEqual( [ 'Carrot' ] );
	} );

	it( 'limits the number of results before calling onFilter', async () => {
		show( {
			...searchable,
			maxResults: 1,
			onFilter: ( found, query ) => [
				{ key: 'free', label: `All with ${ query }` },
				...found,
			],
		} );
		await user.click( field() );
		await user.keyboard( 'fruit' );
		expect( listed() ).toEqual( [ 'All with fruit', 'Apple' ] );
	} );

	it( 'shows all options on focus when showAllOnFocus is set', async () => {
		const onSearch = jest.fn( ( found: readonly SelectOption[] ) => found );
		show( { ...searchable, onSearch, showAllOnFocus: true } );
		await user.click( field() );
		expect( onSearch ).toHaveBeenCalledWith( options, '' );
		expect( listed() ).toHaveLength( 4 );
	} );

	it( 'clears the query with Escape and on blur', async () => {
		show( searchable );
		await user.click( field() );
		await user.keyboard( 'car{Escape}' );
		expect( field() ).toHaveValue( '' );
		await user.keyboard( 'car' );
		await user.tab();
		expect( field() ).toHaveValue( '' );
		expect( screen.queryByRole( 'listbox' ) ).not.toBeInTheDocument();
	} );

	it( 'announces the number of results', async () => {
		show( searchable );
		await user.click( field() );
		await user.keyboard( 'ap' );
		await wait( 500 );
		expect( speak ).toHaveBeenLastCalledWith(
			'2 results found, use up and down arrow keys to navigate.',
			'assertive'
		);
		await user.keyboard( 'r' );
		await wait( 500 );
		expect( speak ).toHaveBeenLastCalledWith(
			'1 result found, use up and down arrow keys to navigate.',
			'assertive'
		);
		await user.keyboard( 'x' );
		await wait( 500 );
		expect( speak ).toHaveBeenLastCalledWith( 'No results.', 'assertive' );
	} );
} );

describe( 'virtualized list', () => {
	const long = Array.from( { length: 10_000 }, ( _, index ) => ( {
		key: index,
		label: `Option ${ index }`,
	} ) );

	it( 'renders only the options in view and sets the list size', async () => {
		show( { options: long } );
		await user.tab();
		const shown = screen.getAllByRole( 'option' );
		expect( shown.length ).toBeLessThan( 60 );
		expect( shown[ 0 ] ).toHaveAttribute( 'aria-setsize', '10000' );
	} );

	it( 'can be navigated from end to end', async () => {
		show( { options: long } );
		await user.tab();
		await user.keyboard( '{ArrowUp}' );
		expect( highlighted() ).toBe( 'Option 9999' );
		await user.keyboard( '{ArrowDown}{ArrowDown}' );
		expect( highlighted() ).toBe( 'Option 1' );
	} );

	it( 'renders the options it is scrolled to', async () => {
		show( { options: long } );
		await user.tab();
		const list = screen.getByRole( 'listbox' );
		list.scrollTop = 36 * 5000;
		fireEvent.scroll( list );
		expect( listed() ).toContain( 'Option 5000' );
	} );
} );

describe( 'autofill', () => {
	it( 'selects the only match and nothing if there are several', async () => {
		const { container } = show( { selected: '', autofill: 'country' } );
		const filled = container.querySelector( 'input[name=country]' );
		fireEvent.change( filled!, { target: { value: 'Ap' } } );
		expect( onChange ).not.toHaveBeenCalled();
		fireEvent.change( filled!, { target: { value: 'Carrot' } } );
		expect( onChange ).toHaveBeenCalledWith( '3', null );
	} );
} );

describe( 'selections of forms and REST responses', () => {
	it.each( [ null, false, '', 7 ] as const )(
		'selects no option for %p and gives onChange a key',
		async ( selected ) => {
			render(
				<SelectControl
					label="Food"
					options={ options }
					selected={ selected }
					onChange={ onChange }
				/>
			);
			expect( field() ).toHaveValue( '' );
			await user.click( field() );
			await user.keyboard( '{ArrowDown}{Enter}' );
			expect( onChange ).toHaveBeenCalledWith( '1', null );
		}
	);

	it( 'finds a number among the keys', () => {
		render(
			<SelectControl label="Food" options={ options } selected={ 3 } />
		);
		expect( field() ).toHaveValue( 'Carrot' );
	} );

	it( 'gives onChange a list for null with several options', async () => {
		render(
			<SelectControl
				label="Food"
				options={ options }
				multiple
				selected={ null }
				onChange={ onChange }
			/>
		);
		await user.click( field() );
		await user.keyboard( '{ArrowDown}{Enter}' );
		expect( onChange ).toHaveBeenCalledWith( [ options[ 0 ] ], null );
	} );

	it( 'ignores a class name that is null', () => {
		const { container } = render(
			<SelectControl
				label="Food"
				options={ options }
				className={ null }
			/>
		);
		expect( container.firstElementChild ).toHaveClass(
			'woocommerce-select-control',
			{ exact: true }
		);
	} );
} );
