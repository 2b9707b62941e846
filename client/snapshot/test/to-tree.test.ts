import { toTree } from '../to-tree';

const BOTTOM = 1000;

const show = ( html: string ) => {
	document.body.innerHTML = `<div id="root">${ html }</div>`;
	const root = document.getElementById( 'root' );
	if ( ! root ) {
		throw new Error( 'The root is missing.' );
	}
	return root;
};

const read = ( html: string ) => toTree( show( html ), BOTTOM );

/** Places elements with `data-top` there, 10 pixels high and 80 wide. */
function layOut() {
	jest.spyOn( Element.prototype, 'getBoundingClientRect' ).mockImplementation(
		function place( this: Element ) {
			const isReadOut = this.matches( '.screen-reader-text' );
			return new DOMRect(
				0,
				Number( this.getAttribute( 'data-top' ) ),
				isReadOut ? 1 : 80,
				isReadOut ? 1 : 10
			);
		}
	);
}

beforeAll( () => {
	window.DOMRect ??= class implements Partial< DOMRect > {
		constructor(
			public x: number,
			public y: number,
			public width: number,
			public height: number
		) {}
		get top() {
			return this.y;
		}
	} as typeof DOMRect;
} );

beforeEach( layOut );
afterEach( () => jest.restoreAllMocks() );

it( 'reads texts, elements and attributes in their order', () => {
	expect(
		read( '<p class="a" title="t">1 <b>2</b> 3</p><!-- no --><hr>' )
	).toEqual( [
		[
			'p',
			{ class: 'a', title: 't' },
			[ '1 ', [ 'b', {}, [ '2' ] ], ' 3' ],
		],
		[ 'hr', {}, [] ],
	] );
} );

it( 'keeps the names of drawings as they are', () => {
	expect(
		read( '<svg viewBox="0 0 1 1"><clipPath></clipPath></svg>' )
	).toEqual( [
		[ 'svg', { viewBox: '0 0 1 1' }, [ [ 'clipPath', {}, [] ] ] ],
	] );
} );

it( 'reads what fields hold, not what they began with', () => {
	const root = show(
		'<input value="old"><input type="checkbox" checked><select><option selected>a</option><option>b</option></select>'
	);
	for ( const field of root.querySelectorAll( 'input' ) ) {
		field.checked = false;
		field.value = 'new';
	}
	for ( const select of root.querySelectorAll( 'select' ) ) {
		select.selectedIndex = 1;
	}

	expect( toTree( root, BOTTOM ) ).toEqual( [
		[ 'input', { value: 'new' }, [] ],
		[ 'input', { type: 'checkbox', value: 'new' }, [] ],
		[
			'select',
			{},
			[
				[ 'option', {}, [ 'a' ] ],
				[ 'option', { selected: '' }, [ 'b' ] ],
			],
		],
	] );
} );

it( 'leaves out what begins too far below', () => {
	expect(
		read(
			'<p data-top="999">seen</p><p data-top="1001">far</p><p>late, but above</p>'
		)?.map( ( [ , , nodes ] ) => nodes )
	).toEqual( [ [ 'seen' ], [ 'late, but above' ] ] );
} );

it( 'gives columns the width that all rows have made', () => {
	expect(
		read( '<table><tr><th style="color:red">A</th></tr></table>' )
	).toEqual( [
		[
			'table',
			{},
			[
				[
					'tbody',
					{},
					[
						[
							'tr',
							{},
							[
								[
									'th',
									{ style: 'color:red;min-width:80px' },
									[ 'A' ],
								],
							],
						],
					],
				],
			],
		],
	] );
} );

it( 'keeps the room of what tells the time, but does not show it', () => {
	expect(
		read( '<div class="storedeck-freshness">Updated at 10:00</div>' )
	).toEqual( [
		[
			'div',
			{ class: 'storedeck-freshness', style: ';visibility:hidden' },
			[ 'Updated at 10:00' ],
		],
	] );
} );

it( 'leaves out what is only read out', () => {
	expect(
		read( '<p class="screen-reader-text">Sums of 30 days</p><b>x</b>' )
	).toEqual( [ [ 'b', {}, [ 'x' ] ] ] );
} );

it( 'leaves out what the pointer brought', () => {
	expect( read( '<p role="tooltip">$7</p><b>x</b>' ) ).toEqual( [
		[ 'b', {}, [ 'x' ] ],
	] );
} );

it.each( [
	[ 'is still loaded', '<p aria-busy="true"></p>' ],
	[ 'is open', '<button aria-expanded="true"></button>' ],
	[ 'is drawn by a script', '<canvas></canvas>' ],
	[ 'is styled by a script', '<div class="card css-1pd4mph"></div>' ],
	[ 'is a page of its own', '<iframe></iframe>' ],
	[ 'the host would move', '<div class="notice">Saved</div>' ],
] )( 'takes nothing where something %s', ( _, html ) => {
	expect( read( `<p>x</p><div>${ html }</div>` ) ).toBeUndefined();
} );
