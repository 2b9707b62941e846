import type { KeyboardEvent } from 'react';
import { speak } from '@wordpress/a11y';
import { announceChange } from '../announce-change';
import { handleKey } from '../handle-key';
import type { SelectOption } from '../types';
import type { SelectControlState } from '../use-select-control';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const apple: SelectOption = { key: 1, label: 'Apple' };
const pear: SelectOption = { key: 2, label: 'Pear' };
const plum: SelectOption = { key: 3, label: 'Plum' };

/** Presses a key and returns the called actions and what the event did. */
function press(
	key: string,
	{
		isComposing = false,
		isSearchable = false,
		...values
	}: Partial< SelectControlState > & {
		isComposing?: boolean;
		isSearchable?: boolean;
	}
) {
	const calls: unknown[] = [];
	const action =
		( name: string ) =>
		( ...args: unknown[] ) =>
			void calls.push( [ name, ...args ] );
	handleKey(
		{
			key,
			nativeEvent: { isComposing },
			preventDefault: action( 'preventDefault' ),
			stopPropagation: action( 'stopPropagation' ),
		} as unknown as KeyboardEvent< HTMLInputElement >,
		{
			isOpen: true,
			query: null,
			active: null,
			options: [ apple, pear ],
			selectedOptions: [],
			status: 'idle',
			moveHighlight: action( 'moveHighlight' ),
			openWithQuery: action( 'openWithQuery' ),
			selectOption: action( 'selectOption' ),
			retry: action( 'retry' ),
			escape: action( 'escape' ),
			close: action( 'close' ),
			removeLast: action( 'removeLast' ),
			...values,
		} as unknown as SelectControlState,
		{ isSearchable }
	);
	return calls;
}

const handled = ( ...action: unknown[] ) => [
	[ 'preventDefault' ],
	[ 'stopPropagation' ],
	...( action.length > 0 ? [ action ] : [] ),
];
const closed = { isOpen: false };
const onPear = { active: 1 };
const selected = { selectedOptions: [ apple ] };

describe( 'handleKey', () => {
	it.each( [
		[ 'ArrowDown', {}, handled( 'moveHighlight', 1 ) ],
		[ 'ArrowUp', {}, handled( 'moveHighlight', -1 ) ],
		[ 'ArrowDown', closed, handled( 'openWithQuery' ) ],
		[ 'ArrowUp', closed, handled( 'openWithQuery' ) ],
		[ 'Enter', closed, [] ],
		[ 'Enter', {}, handled() ],
		[ 'Enter', onPear, handled( 'selectOption', pear ) ],
		[ 'Enter', { status: 'failed' }, handled( 'retry' ) ],
		[ 'Enter', { status: 'failed', isOpen: false }, [] ],
		[ ' ', onPear, handled( 'selectOption', pear ) ],
		[ ' ', {}, [] ],
		[ ' ', { ...onPear, isOpen: false }, [] ],
		[ ' ', { ...onPear, isSearchable: true }, [] ],
		[ 'Tab', onPear, [ [ 'selectOption', pear ] ] ],
		[ 'Tab', {}, [] ],
		[ 'Tab', { ...onPear, isOpen: false }, [] ],
		[ 'Escape', {}, handled( 'escape' ) ],
		[ 'Escape', { isOpen: false, query: 'a' }, handled( 'escape' ) ],
		[ 'Escape', { isOpen: false, query: '' }, [] ],
		[ 'ArrowLeft', {}, [ [ 'close' ] ] ],
		[ 'ArrowRight', {}, [ [ 'close' ] ] ],
		[ 'Backspace', selected, handled( 'removeLast' ) ],
		[ 'Backspace', { ...selected, query: '' }, handled( 'removeLast' ) ],
		[ 'Backspace', { ...selected, query: 'a' }, [] ],
		[ 'Backspace', {}, [] ],
		[ 'a', { ...onPear, ...selected }, [] ],
	] as const )( 'handles %p with %j', ( key, state, calls ) => {
		expect( press( key, state ) ).toEqual( calls );
	} );

	it.each( [ 'ArrowDown', 'Enter', 'Escape', 'Backspace' ] )(
		'leaves %s to an input method',
		( key ) => {
			expect(
				press( key, { ...onPear, ...selected, isComposing: true } )
			).toEqual( [] );
		}
	);
} );

describe( 'announceChange', () => {
	beforeEach( () => jest.mocked( speak ).mockClear() );

	it.each( [
		[ 'an added option', [ apple ], [ apple, pear ], 'Pear added.' ],
		[ 'a removed option', [ apple, pear ], [ pear ], 'Apple removed.' ],
		[ 'a replaced option', [ apple ], [ pear ], 'Pear added.' ],
		[ 'the last removed option', [ apple ], [], 'Apple removed.' ],
		[ 'a cleared selection', [ apple, pear ], [], 'All items removed.' ],
		[
			'the first of two removed options',
			[ apple, pear, plum ],
			[ plum ],
			'Apple removed.',
		],
		[
			'an option by its first keyword',
			[],
			[ { key: 4, label: <b>Cake</b>, keywords: [ 'Pie', 'Cake' ] } ],
			'Pie added.',
		],
		[
			'an option by its key',
			[],
			[ { key: 4, label: <b>Cake</b> } ],
			'4 added.',
		],
	] )( 'announces %s', ( _, before, after, text ) => {
		announceChange( before, after );
		expect( jest.mocked( speak ).mock.calls ).toEqual( [
			[ text, 'assertive' ],
		] );
	} );

	it( 'announces nothing when the same options are selected', () => {
		announceChange( [ apple, pear ], [ pear, { ...apple, key: '1' } ] );
		expect( speak ).not.toHaveBeenCalled();
	} );
} );
