import { renderHook } from '@testing-library/react';
import { useCommentsBubble } from '../use-comments-bubble';

const printPage = ( count: number, text: string ) => {
	document.body.innerHTML = `
		<ul id="adminmenu"><li><a href="edit-comments.php">Comments
			<span class="awaiting-mod count-${ count }"><span class="pending-count" aria-hidden="true">${ text }</span><span class="screen-reader-text">${ text } Comments in moderation</span></span>
		</a></li><li><a href="plugins.php"><span class="awaiting-mod count-7">7</span></a></li></ul>
		<div id="wp-admin-bar-comments"><span class="awaiting-mod count-${ count }">${ text }</span></div>`;
};

const read = ( selector: string ) => {
	const element = document.querySelector( selector );
	return [ element?.className, element?.textContent ];
};

const show = ( first: number | undefined ) =>
	renderHook( ( count: number | undefined ) => useCommentsBubble( count ), {
		initialProps: first,
	} );

afterEach( () => {
	document.body.innerHTML = '';
} );

it( 'changes nothing when the number becomes known', () => {
	printPage( 5, '5' );
	const { rerender } = show( undefined );
	rerender( 3 );
	expect( read( '#wp-admin-bar-comments span' )[ 1 ] ).toBe( '5' );
} );

it( 'subtracts approved reviews and adds new ones in menu and toolbar', () => {
	printPage( 5, '5' );
	const { rerender } = show( 3 );
	rerender( 1 );
	expect( read( '#adminmenu .awaiting-mod' ) ).toEqual( [
		'awaiting-mod count-3',
		'33 Comments in moderation',
	] );
	expect( read( '#wp-admin-bar-comments span' ) ).toEqual( [
		'awaiting-mod count-3',
		'3',
	] );
	expect( read( 'a[href="plugins.php"] span' )[ 1 ] ).toBe( '7' );
	rerender( undefined );
	rerender( 2 );
	expect( read( '#wp-admin-bar-comments span' )[ 1 ] ).toBe( '4' );
} );

it( 'reads numbers with thousand separators and stops at zero', () => {
	printPage( 1200, '1,200' );
	const { rerender } = show( 1300 );
	rerender( 1299 );
	expect( read( '#wp-admin-bar-comments span' ) ).toEqual( [
		'awaiting-mod count-1199',
		'1,199',
	] );
	rerender( 0 );
	expect( read( '#wp-admin-bar-comments span' ) ).toEqual( [
		'awaiting-mod count-0',
		'0',
	] );
} );
