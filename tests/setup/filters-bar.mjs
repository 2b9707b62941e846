import assert from 'node:assert/strict';
import { findFaults } from './checks.mjs';

const MAX_TABS = 150;

/** What axe checks: the filter bar and its popovers. */
const OURS = [ '.woocommerce-filters', '.components-popover' ];

/**
 * Violations in the filters of a report, open popovers included. The rest of
 * the screen has tests of its own.
 */
export const findFiltersFaults = ( page ) => findFaults( page, OURS );

/** The parameters of the URL. */
export const getParams = ( page ) => new URL( page.url() ).searchParams;

/**
 * A user with a keyboard and a screen reader, without a mouse: all
 * names and roles are those of the accessibility tree.
 *
 * `focused()` gives `{ role, name, description, isExpanded, value }` of what has
 * the focus; `role` is `''` when nothing has it. `active()` gives the name of the
 * option that a field's list highlights.
 */
export async function createKeyboard( page ) {
	const client = await page.context().newCDPSession( page );

	/** An element of the accessibility tree. */
	const read = async ( expression ) => {
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

	const focused = () => read( `document.querySelector( ':focus' )` );
	const active = async () => {
		const { name } = await read(
			`document.getElementById( document.querySelector( ':focus' )?.getAttribute( 'aria-activedescendant' ) ?? '' )`
		);
		return name;
	};
	/** An approximate name, because the accessibility tree is slow to read. */
	const guess = () =>
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
			const text = ( await guess() ) ?? '';
			const now = name.test( text ) ? await focused() : undefined;
			if ( now && name.test( now.name ) ) {
				return now;
			}
			passed.push( text );
		}
		return assert.fail(
			`${ key } does not come to ${ name }, but to ${ passed
				.slice( -10 )
				.join( ' · ' ) }`
		);
	};

	return {
		focused,
		active,
		tabTo,
		/** Moves back with Shift+Tab. */
		tabBackTo: ( name ) => tabTo( name, 'Shift+Tab' ),
		/** Presses keys, none of which may lose the focus. */
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
			const end = Date.now() + 10_000;
			let now = await focused();
			while ( ! name.test( now.name ) ) {
				assert.ok(
					Date.now() < end,
					`The focus is on "${ now.name }" (${ now.role }), not on ${ name }`
				);
				await page.waitForTimeout( 30 );
				now = await focused();
			}
			return now;
		},
	};
}
