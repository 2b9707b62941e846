import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { SelectControl } from '..';
import type { SelectControlProps, SelectOption } from '..';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
const OPTION_HEIGHT = 36;

function WithState( props: Partial< SelectControlProps > ) {
	const [ selected, setSelected ] = useState( props.selected ?? [] );
	return (
		<SelectControl
			label="Food"
			options={ [] }
			{ ...props }
			selected={ selected }
			onChange={ setSelected }
		/>
	);
}

const field = () => screen.getByRole( 'combobox', { name: 'Food' } );
const listed = () =>
	screen.queryAllByRole( 'option' ).map( ( { textContent } ) => textContent );
const highlighted = () => {
	const id = field().getAttribute( 'aria-activedescendant' );
	return id ? document.getElementById( id )?.textContent : null;
};

const toOptions = ( ...labels: string[] ): SelectOption[] =>
	labels.map( ( label ) => ( { key: label, label } ) );
const long = Array.from( { length: 10_000 }, ( _, index ) => ( {
	key: index,
	label: `Option ${ index }`,
} ) );

beforeEach( () => {
	jest.useFakeTimers();
	jest.mocked( speak ).mockClear();
} );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

it( 'compares keys as strings', async () => {
	render(
		<WithState
			multiple
			options={ [
				{ key: 7, label: 'Mug' },
				{ key: 8, label: 'Cup' },
			] }
			selected={ [ { key: '7', label: '7' } ] }
		/>
	);
	await user.click( field() );
	expect( listed() ).toEqual( [ 'Cup' ] );
} );

it( 'is multi-selectable only when several options can be selected', async () => {
	const { unmount } = render(
		<WithState options={ toOptions( 'a' ) } selected={ [] } />
	);
	await user.click( field() );
	expect( screen.getByRole( 'listbox' ) ).not.toHaveAttribute(
		'aria-multiselectable'
	);
	unmount();
	render( <WithState multiple options={ toOptions( 'a' ) } /> );
	await user.click( field() );
	expect( screen.getByRole( 'listbox' ) ).toHaveAttribute(
		'aria-multiselectable',
		'true'
	);
} );

it( 'keeps the highlight on the same option when the list changes', async () => {
	let answer: ( found: SelectOption[] ) => void = () => {};
	render(
		<WithState
			isSearchable
			options={ toOptions( 'tea', 'toast', 'treacle' ) }
			onSearch={ ( known, query ) =>
				query === 'tr'
					? new Promise( ( resolve ) => {
							answer = resolve;
					  } )
					: known
			}
		/>
	);
	await user.click( field() );
	await user.keyboard( 'tr{ArrowDown}' );
	expect( highlighted() ).toBe( 'treacle' );
	await act( async () => answer( toOptions( 'tripe', 'treacle' ) ) );
	expect( highlighted() ).toBe( 'treacle' );
	await user.keyboard( '{Backspace}{Backspace}tr{ArrowDown}' );
	await act( async () => answer( toOptions( 'trout' ) ) );
	expect( highlighted() ).toBeNull();
} );

it( 'announces added and removed options', async () => {
	render(
		<WithState
			multiple
			isSearchable
			showClearButton
			options={ [
				...toOptions( 'tea', 'toast' ),
				{ key: 3, label: <b>Cake</b>, keywords: [ 'Cake' ] },
			] }
		/>
	);
	await user.click( field() );
	await user.keyboard( '{ArrowDown}{Enter}' );
	expect( speak ).toHaveBeenLastCalledWith( 'tea added.', 'assertive' );
	await user.keyboard( 'cake{ArrowDown}{Enter}' );
	expect( speak ).toHaveBeenLastCalledWith( 'Cake added.', 'assertive' );
	await user.click( screen.getByRole( 'button', { name: 'Remove tea' } ) );
	expect( speak ).toHaveBeenLastCalledWith( 'tea removed.', 'assertive' );
	await user.keyboard( 'toast{ArrowDown}{Enter}' );
	await user.click( screen.getByRole( 'button', { name: 'Clear all' } ) );
	expect( speak ).toHaveBeenLastCalledWith(
		'All items removed.',
		'assertive'
	);
} );

describe( 'long lists', () => {
	const scroll = ( index: number ) => {
		const list = screen.getByRole( 'listbox' );
		list.scrollTop = OPTION_HEIGHT * index;
		fireEvent.scroll( list );
	};

	it( 'renders the options in view and the highlighted one', async () => {
		render( <WithState options={ long } /> );
		await user.tab();
		await user.keyboard( '{ArrowDown}{ArrowDown}' );
		scroll( 5000 );
		expect( listed() ).toContain( 'Option 5000' );
		expect( highlighted() ).toBe( 'Option 1' );
		await user.keyboard( '{ArrowDown}' );
		expect( highlighted() ).toBe( 'Option 2' );
		expect( listed() ).toContain( 'Option 3' );
		expect( listed() ).not.toContain( 'Option 5000' );
	} );

	it( 'does not scroll to an option highlighted by the pointer', async () => {
		render( <WithState options={ long } /> );
		await user.tab();
		scroll( 5000 );
		fireEvent.mouseMove( screen.getByText( 'Option 5009' ) );
		expect( highlighted() ).toBe( 'Option 5009' );
		expect( screen.getByRole( 'listbox' ).scrollTop ).toBe(
			OPTION_HEIGHT * 5000
		);
	} );

	it( 'scrolls to the first option when the query changes', async () => {
		render( <WithState options={ long } isSearchable /> );
		await user.click( field() );
		scroll( 5000 );
		await user.keyboard( '1' );
		expect( screen.getByRole( 'listbox' ).scrollTop ).toBe( 0 );
		expect( listed()[ 0 ] ).toBe( 'Option 1' );
	} );

	it( 'has the height of all options', async () => {
		render( <WithState options={ long } /> );
		await user.tab();
		scroll( 5000 );
		const [ first, ...others ] = screen.getAllByRole( 'option' );
		others
			.filter( ( { textContent } ) => textContent !== 'Option 0' )
			.forEach( ( option ) =>
				expect( option.style.marginBlockStart ).toBe( '' )
			);
		const index = Number( first?.textContent?.replace( /\D/g, '' ) );
		expect( first?.style.marginBlockStart ).toBe(
			`${ index * OPTION_HEIGHT }px`
		);
		expect( first?.parentElement?.style.blockSize ).toBe(
			`${ 10_000 * OPTION_HEIGHT }px`
		);
	} );
} );

describe( 'limited space', () => {
	const box = ( y: number, height: number ): DOMRect => ( {
		x: 0,
		y,
		left: 0,
		top: y,
		right: 300,
		bottom: y + height,
		width: 300,
		height,
		toJSON: () => '',
	} );

	/** Mocks the position of the field and the height of its list. */
	function placeField( top: number, listHeight: number ) {
		jest.spyOn(
			HTMLElement.prototype,
			'getBoundingClientRect'
		).mockImplementation( function ( this: HTMLElement ) {
			return this.matches( '.is-clipping' )
				? box( 100, 400 )
				: box( top, 40 );
		} );
		jest.spyOn(
			HTMLElement.prototype,
			'scrollHeight',
			'get'
		).mockReturnValue( listHeight );
	}
	const style = () => screen.getByRole( 'listbox' ).style;

	beforeAll( () => {
		window.innerHeight = 768;
	} );

	it( 'opens below the field if there is space', async () => {
		placeField( 300, 200 );
		render( <WithState options={ toOptions( 'a' ) } /> );
		await user.tab();
		expect( style().insetBlockEnd ).toBe( '' );
		expect( style().maxBlockSize ).toBe( '' );
	} );

	it( 'opens above the field at the bottom of the window', async () => {
		placeField( 700, 200 );
		render( <WithState options={ toOptions( 'a' ) } /> );
		await user.tab();
		expect( style().insetBlockEnd ).toBe( '42px' );
		expect( style().maxBlockSize ).toBe( '692px' );
	} );

	it( 'limits its height to the space inside a clipping ancestor', async () => {
		placeField( 300, 600 );
		render(
			<div className="is-clipping" style={ { overflowY: 'auto' } }>
				<WithState options={ toOptions( 'a' ) } />
			</div>
		);
		await user.tab();
		// Visible from 100 to 500, with the field from 300 to 340.
		expect( style().maxBlockSize ).toBe( '192px' );
	} );

	it( 'ignores the space when the list is static', async () => {
		placeField( 700, 200 );
		render( <WithState options={ toOptions( 'a' ) } staticList /> );
		await user.tab();
		expect( style().insetBlockEnd ).toBe( '' );
	} );

	it( 'also shows messages above the field', async () => {
		placeField( 700, 200 );
		render(
			<WithState
				isSearchable
				onSearch={ () => Promise.reject( new Error( 'offline' ) ) }
			/>
		);
		await user.click( field() );
		const message = await screen.findByText( 'Could not load the list.' );
		expect( message.style.insetBlockEnd ).toBe( '42px' );
	} );
} );
