import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { findViolations } from './checks.mjs';

const MAX_TABS = 150;

/** Selectors of the filter bar and its popovers. */
const FILTER_BAR = [
	'.storedeck-toolbar',
	'[aria-label="Selected filters"]',
	'.components-popover',
];

/**
 * Accessibility violations in the filters of a report, including open popovers.
 * Other tests check the rest of the screen.
 */
export const findFilterViolations = ( page ) =>
	findViolations( page, FILTER_BAR );

/** The query parameters of the page's URL. */
export const getParams = ( page ) => new URL( page.url() ).searchParams;

/**
 * Simulates a user of a keyboard and a screen reader: names and roles are those
 * of the accessibility tree.
 *
 * `focused()` returns `{ role, name, description, isExpanded, isDisabled, value }`
 * of the focused element; `role` is `''` if no element has the focus. `active()`
 * returns the name of the active option of a field's list.
 */
export async function createKeyboard( page ) {
	const client = await page.context().newCDPSession( page );

	/** Reads the node of an element in the accessibility tree. */
	const readNode = async ( expression ) => {
		const { result } = await client.send( 'Runtime.evaluate', {
			expression,
		} );
		if ( ! result.objectId ) {
			return { role: '', name: '', description: '' };
		}
		const { nodes } = await client.send( 'Accessibility.getPartialAXTree', {
			objectId: result.objectId,
			fetchRelatives: false,
		} );
		await client.send( 'Runtime.releaseObject', {
			objectId: result.objectId,
		} );
		const [ node = {} ] = nodes;
		const property = ( wanted ) =>
			node.properties?.find( ( { name } ) => name === wanted )?.value
				.value;
		return {
			role: node.role?.value ?? '',
			name: ( node.name?.value ?? '' ).replace( /\s+/g, ' ' ).trim(),
			description: node.description?.value ?? '',
			value: node.value?.value,
			isExpanded: property( 'expanded' ),
			isDisabled: property( 'disabled' ) ?? false,
		};
	};

	const focused = () => readNode( `document.querySelector( ':focus' )` );
	const active = async () => {
		const { name } = await readNode(
			`document.getElementById( document.querySelector( ':focus' )?.getAttribute( 'aria-activedescendant' ) ?? '' )`
		);
		return name;
	};
	/** An approximate name of the focused element, because reading the accessibility tree is slow. */
	const guessName = () =>
		page.evaluate( () => {
			const element = document.querySelector( ':focus' );
			const named = ( element?.getAttribute( 'aria-labelledby' ) ?? '' )
				.split( ' ' )
				.map(
					( id ) => document.getElementById( id )?.textContent ?? ''
				)
				.join( ' ' );
			return [
				named,
				element?.getAttribute( 'aria-label' ),
				/** @type {HTMLInputElement | null} */ ( element )
					?.labels?.[ 0 ]?.textContent,
				element?.textContent,
			]
				.map( ( text ) => ( text ?? '' ).replace( /\s+/g, ' ' ).trim() )
				.find( Boolean );
		} );
	const tabTo = async ( name, key = 'Tab' ) => {
		const passed = [];
		for ( let count = 0; count < MAX_TABS; count++ ) {
			await page.keyboard.press( key );
			const text = ( await guessName() ) ?? '';
			const element = name.test( text ) ? await focused() : undefined;
			if ( element && name.test( element.name ) ) {
				return element;
			}
			passed.push( text );
		}
		return assert.fail(
			`${ key } does not reach ${ name }, only ${ passed
				.slice( -10 )
				.join( ' · ' ) }`
		);
	};

	return {
		focused,
		active,
		tabTo,
		/** Presses Shift+Tab until an element with this name has the focus. */
		tabBackTo: ( name ) => tabTo( name, 'Shift+Tab' ),
		/** Presses keys and asserts that an element has the focus after each. */
		press: async ( ...keys ) => {
			for ( const key of keys ) {
				await page.keyboard.press( key );
				assert.ok(
					await page.evaluate( () =>
						Boolean( document.querySelector( ':focus' ) )
					),
					`${ key } loses the focus`
				);
			}
		},
		type: ( text ) => page.keyboard.type( text ),
		/** Waits until the element with this name has the focus. */
		waitForFocus: async ( name ) => {
			let element = await focused();
			await expect
				.poll( async () => {
					element = await focused();
					return element.name;
				}, 'the focus' )
				.toMatch( name );
			return element;
		},
	};
}
