import { speak } from '@wordpress/a11y';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import type { Arrange } from '../arrange-context';
import { getHeaderName } from '../header-name';
import type { TableHeader } from '../types';
import { moveKey } from './move-key';

const keysOf = ( headers: readonly TableHeader[] ) =>
	headers.map( ( { key } ) => key );

const getMoved = ( arrange: Arrange, key: string, step: 1 | -1 ) =>
	moveKey(
		keysOf( arrange.all ),
		keysOf( arrange.shown ),
		arrange.pinned,
		key,
		step
	);

/** Whether a column has somewhere to go. */
export const canMove = ( arrange: Arrange, key: string, step: 1 | -1 ) =>
	getMoved( arrange, key, step ) !== undefined;

/** Gives the columns an order, and says where one of them is now. */
export function applyOrder( arrange: Arrange, order: string[], key: string ) {
	arrange.setOrder( order );
	const shown = keysOf( arrange.shown );
	const header = arrange.all.find( ( other ) => other.key === key );
	speak(
		sprintf(
			/* translators: 1: column of a table, 2: its place, 3: number of columns. */
			__( '%1$s is now column %2$d of %3$d.', 'storedeck' ),
			header ? getHeaderName( header ) : key,
			order
				.filter( ( other ) => shown.includes( other ) )
				.indexOf( key ) + 1,
			shown.length
		)
	);
}

/** Moves a column past its neighbour, in reading direction or against it. */
export function moveColumn( arrange: Arrange, key: string, step: 1 | -1 ) {
	const order = getMoved( arrange, key, step );
	if ( order ) {
		applyOrder( arrange, order, key );
	}
}

/** The step in reading direction that an arrow key stands for. */
export function getStep( key: string ): 1 | -1 | undefined {
	if ( key !== 'ArrowLeft' && key !== 'ArrowRight' ) {
		return undefined;
	}
	return ( key === 'ArrowRight' ) !== isRTL() ? 1 : -1;
}
