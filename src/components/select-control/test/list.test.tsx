import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { List } from '../list';
import { Notice } from '../notice';
import type { SelectOption } from '../types';

const createOptions = ( count: number ): SelectOption[] =>
	Array.from( { length: count }, ( _, key ) => ( {
		key,
		label: `Option ${ key }`,
	} ) );

type Props = ComponentProps< typeof List >;
const onPoint = jest.fn();
const onSelect = jest.fn();
const element = ( props: Partial< Props > ) => (
	<List
		id="food__listbox-1"
		options={ createOptions( 3 ) }
		active={ null }
		shouldScrollToActive
		isSelected={ () => false }
		isMultiple={ false }
		isStatic={ false }
		onSelect={ onSelect }
		onPoint={ onPoint }
		{ ...props }
	/>
);
const list = () => screen.getByRole( 'listbox' );
const options = () => screen.getAllByRole( 'option' );
const option = ( index: number ) =>
	screen.getByRole( 'option', { name: `Option ${ index }` } );

beforeEach( () => {
	onPoint.mockClear();
	onSelect.mockClear();
} );
afterEach( () => {
	jest.restoreAllMocks();
	Reflect.deleteProperty( Element.prototype, 'scrollIntoView' );
} );

it( 'renders a list of up to 100 options completely', () => {
	render( element( { options: createOptions( 100 ) } ) );
	expect( options() ).toHaveLength( 100 );
	expect( list() ).not.toHaveClass( 'is-long' );
	expect( list().firstElementChild ).not.toHaveAttribute( 'style' );
	expect( option( 0 ) ).not.toHaveAttribute( 'aria-posinset' );
	expect( option( 0 ) ).not.toHaveAttribute( 'aria-setsize' );
	expect( option( 0 ) ).not.toHaveAttribute( 'style' );
} );

it( 'renders the view of a list of more than 100 options', () => {
	render( element( { options: createOptions( 101 ) } ) );
	// 9 options in 300 px, and 10 below.
	expect( options() ).toHaveLength( 19 );
	expect( list() ).toHaveClass( 'is-long' );
	expect( option( 18 ) ).toHaveAttribute( 'aria-posinset', '19' );
	expect( option( 18 ) ).toHaveAttribute( 'aria-setsize', '101' );
} );

it( 'fills a higher list', () => {
	jest.spyOn( HTMLElement.prototype, 'clientHeight', 'get' ).mockReturnValue(
		720
	);
	render( element( { options: createOptions( 101 ) } ) );
	expect( options() ).toHaveLength( 30 );
} );

it( 'reserves the space of options that are not rendered', () => {
	render(
		element( {
			options: createOptions( 200 ),
			active: 25,
			shouldScrollToActive: false,
		} )
	);
	expect( option( 18 ).style.marginBlockStart ).toBe( '' );
	expect( option( 25 ).style.marginBlockStart ).toBe( `${ 6 * 36 }px` );
} );

it( 'marks the highlighted, selected and disabled options', () => {
	const [ first, second, third ] = createOptions( 3 );
	render(
		element( {
			options: [ first!, second!, { ...third!, isDisabled: true } ],
			active: 1,
			isStatic: true,
			isSelected: ( { key } ) => key === 0,
		} )
	);
	expect( list() ).toHaveAttribute( 'tabindex', '-1' );
	expect( list() ).toHaveClass(
		'woocommerce-select-control__listbox is-static',
		{ exact: true }
	);
	expect(
		options().map( ( one ) => [
			one.id,
			one.getAttribute( 'aria-selected' ),
			one.classList.contains( 'is-selected' ),
			one.hasAttribute( 'disabled' ),
			one.tabIndex,
		] )
	).toEqual( [
		[ 'food__option-1-0', 'true', false, false, -1 ],
		[ 'food__option-1-1', 'false', true, false, -1 ],
		[ 'food__option-1-2', 'false', false, true, -1 ],
	] );
} );

it( 'renders decoded texts and elements', () => {
	render(
		element( {
			options: [
				{ key: 1, label: 'Fish &amp; chips' },
				{ key: 2, label: <b>Cake</b> },
				{ key: 3, label: 7 },
			],
		} )
	);
	expect( options().map( ( one ) => one.innerHTML ) ).toEqual( [
		'Fish &amp; chips',
		'<b>Cake</b>',
		'7',
	] );
} );

it( 'reports the option below the pointer unless it is highlighted', () => {
	render( element( { active: 1 } ) );
	fireEvent.mouseMove( option( 1 ) );
	expect( onPoint ).not.toHaveBeenCalled();
	fireEvent.mouseMove( option( 2 ) );
	expect( onPoint.mock.calls ).toEqual( [
		[ { key: 2, label: 'Option 2' } ],
	] );
	fireEvent.click( option( 2 ) );
	expect( onSelect.mock.calls ).toEqual( [
		[ { key: 2, label: 'Option 2' } ],
	] );
} );

it( 'scrolls the highlighted option of a short list into view', () => {
	const scrollIntoView = jest.fn();
	Element.prototype.scrollIntoView = function ( ...args ) {
		scrollIntoView( this.textContent, ...args );
	};
	const { rerender } = render( element( {} ) );
	rerender( element( { active: 1, shouldScrollToActive: false } ) );
	expect( scrollIntoView ).not.toHaveBeenCalled();
	rerender( element( { active: 2 } ) );
	expect( scrollIntoView.mock.calls ).toEqual( [
		[ 'Option 2', { block: 'nearest' } ],
	] );
} );

it( 'scrolls to the highlighted option of a long list and back to the start of a new one', () => {
	const long = createOptions( 500 );
	const { rerender } = render( element( { options: long } ) );
	rerender( element( { options: long, active: 100 } ) );
	// The bottom of the option is at the bottom of 300 px.
	expect( list().scrollTop ).toBe( 101 * 36 - 300 );
	rerender( element( { options: createOptions( 400 ) } ) );
	expect( list().scrollTop ).toBe( 0 );
	expect( option( 0 ) ).toBeInTheDocument();
	rerender( element( { options: createOptions( 401 ), active: 3 } ) );
	list().scrollTop = 3600;
	rerender( element( { options: createOptions( 402 ), active: 3 } ) );
	expect( list().scrollTop ).toBe( 3 * 36 );
} );

it.each( [
	[ 'idle', true, 'No results.' ],
	[ 'idle', false, null ],
	[ 'searching', false, 'Searching…' ],
	[ 'failed', false, 'Could not load the list.Try again' ],
] as const )(
	'replaces the list while it is %s',
	( status, hasQuery, text ) => {
		const onRetry = jest.fn();
		const { container } = render(
			<Notice
				status={ status }
				hasQuery={ hasQuery }
				isStatic={ false }
				onRetry={ onRetry }
			/>
		);
		const notice = container.firstElementChild;
		expect( notice?.textContent ?? null ).toBe( text );
		expect( notice?.classList.contains( 'is-error' ) ?? false ).toBe(
			status === 'failed'
		);
		expect( notice?.classList.contains( 'is-static' ) ?? false ).toBe(
			false
		);
	}
);
