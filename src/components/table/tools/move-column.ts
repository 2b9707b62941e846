import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import type { ColumnControls } from '../column-controls-context';
import { getHeaderName } from '../header-name';
import type { TableHeader } from '../types';
import { moveKey } from './move-key';
import { isPageRtl } from '../../is-page-rtl';

const getKeys = ( headers: readonly TableHeader[] ) =>
	headers.map( ( { key } ) => key );

const getMovedOrder = ( controls: ColumnControls, key: string, step: 1 | -1 ) =>
	moveKey(
		getKeys( controls.all ),
		getKeys( controls.shown ),
		controls.pinned,
		key,
		step
	);

/** Whether a column can be moved. */
export const canMove = (
	controls: ColumnControls,
	key: string,
	step: 1 | -1
) => getMovedOrder( controls, key, step ) !== undefined;

/** Applies an order and announces the new position of a column. */
export function applyOrder(
	controls: ColumnControls,
	order: string[],
	key: string
) {
	controls.setOrder( order );
	const shown = getKeys( controls.shown );
	const header = controls.all.find( ( other ) => other.key === key );
	speak(
		sprintf(
			/* translators: 1: name of a column, 2: its position, 3: number of columns. */
			__( '%1$s moved to position %2$d of %3$d.', 'storedeck' ),
			header ? getHeaderName( header ) : key,
			order
				.filter( ( other ) => shown.includes( other ) )
				.indexOf( key ) + 1,
			shown.length
		)
	);
}

/** Moves a column by one position in reading direction, or against it. */
export function moveColumn(
	controls: ColumnControls,
	key: string,
	step: 1 | -1
) {
	const order = getMovedOrder( controls, key, step );
	if ( order ) {
		applyOrder( controls, order, key );
	}
}

/** Returns the step of an arrow key in reading direction. */
export function getStep( key: string ): 1 | -1 | undefined {
	if ( key !== 'ArrowLeft' && key !== 'ArrowRight' ) {
		return undefined;
	}
	return ( key === 'ArrowRight' ) !== isPageRtl() ? 1 : -1;
}
