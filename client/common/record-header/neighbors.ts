import { getRowLinkOf } from '@storedeck/components/table/row-link';
import { getPathOfHref } from './path-of-href';

/** Where the paths are kept for a page that is loaded again. */
const KEY = 'storedeck-rows';

const getStorage = () => {
	try {
		return window.sessionStorage;
	} catch {
		// Blocked by the settings of the browser.
		return undefined;
	}
};

/**
 * Remembers the rows of a table when a row is opened, for the record that it
 * leads to.
 */
export function rememberRows( { target }: Event ) {
	const link = target instanceof Element ? target.closest( 'a[href]' ) : null;
	const row = link?.closest( 'tbody > tr' );
	if ( row && getRowLinkOf( row ) === link ) {
		const rows = row.parentElement?.children ?? [];
		const paths = [ ...rows ].flatMap( ( one ) => {
			const about = getRowLinkOf( one );
			return about ? getPathOfHref( about.href ) : [];
		} );
		try {
			getStorage()?.setItem( KEY, JSON.stringify( paths ) );
		} catch {
			// Full: the record has no neighbors.
		}
	}
}

function readPaths(): readonly unknown[] {
	try {
		const paths: unknown = JSON.parse(
			getStorage()?.getItem( KEY ) ?? '[]'
		);
		return Array.isArray( paths ) ? paths : [];
	} catch {
		return [];
	}
}

/** The paths of the rows before and after a record in the table that it was opened from. */
export function getNeighbors( path: string ) {
	const paths = readPaths().filter(
		( one ): one is string => typeof one === 'string'
	);
	const at = paths.indexOf( path );
	return at < 0 ? {} : { previous: paths[ at - 1 ], next: paths[ at + 1 ] };
}
