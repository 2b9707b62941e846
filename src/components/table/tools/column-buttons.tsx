import type { KeyboardEvent } from 'react';
import { useInstanceId } from '@wordpress/compose';
import { useContext } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { moveFocus } from '../../ellipsis-menu/move-focus';
import { RovingContext } from '../../ellipsis-menu/roving';
import type {
	ColumnControls,
	ColumnButtonsProps,
} from '../column-controls-context';
import { getHeaderName } from '../header-name';
import type { TableHeader } from '../types';
import { canMove, getStep, moveColumn } from './move-column';
import { isPageRtl } from '../../is-page-rtl';

const getLabel = ( header: TableHeader, isLeft: boolean ) =>
	isLeft
		? sprintf(
				/* translators: %s: name of a column. */
				__( 'Move %s left', 'storedeck' ),
				getHeaderName( header )
		  )
		: sprintf(
				/* translators: %s: name of a column. */
				__( 'Move %s right', 'storedeck' ),
				getHeaderName( header )
		  );

interface MoveButtonProps {
	header: TableHeader;
	controls: ColumnControls;
	step: 1 | -1;
}

function MoveButton( { header, controls, step }: MoveButtonProps ) {
	const id = useInstanceId( MoveButton, 'woocommerce-table__move' );
	const roving = useContext( RovingContext );
	const isLeft = step < 0 !== isPageRtl();
	const label = getLabel( header, isLeft );
	return (
		<button
			id={ id }
			type="button"
			role="menuitem"
			className="woocommerce-table__move"
			aria-label={ label }
			title={ label }
			aria-disabled={ ! canMove( controls, header.key, step ) }
			tabIndex={ roving?.currentId === id ? 0 : -1 }
			onFocus={ () => roving?.setCurrentId( id ) }
			onKeyDown={ ( event ) => {
				if ( moveFocus( event.currentTarget, event.key ) ) {
					event.preventDefault();
				}
			} }
			onClick={ () => moveColumn( controls, header.key, step ) }
		>
			<svg
				viewBox="0 0 24 24"
				width="20"
				height="20"
				aria-hidden="true"
				focusable="false"
			>
				<path
					d={ isLeft ? 'M14 6l-6 6 6 6' : 'M10 6l6 6-6 6' }
					fill="none"
					stroke="currentColor"
					strokeWidth="1.5"
				/>
			</svg>
		</button>
	);
}

/**
 * Buttons in the column menu to move a column.
 *
 * @param props See `ColumnButtonsProps`.
 */
export const ColumnButtons = ( props: ColumnButtonsProps ) => (
	<>
		<MoveButton { ...props } step={ -1 } />
		<MoveButton { ...props } step={ 1 } />
	</>
);

const ITEMS = '[role^="menuitem"]';

const getMenuItems = ( row: Element ) => [
	...row.querySelectorAll< HTMLElement >( ITEMS ),
];

/**
 * Left and Right move focus between the controls of a column, Up and Down to
 * the same control of another column.
 *
 * @param event Captured keyboard event of the menu row.
 */
export function onRowKeyDown( event: KeyboardEvent< HTMLElement > ) {
	const { currentTarget: row, target, key } = event;
	if ( ! ( target instanceof HTMLElement ) ) {
		return;
	}
	const items = getMenuItems( row );
	const index = items.indexOf( target );
	const step = getStep( key );
	let next: HTMLElement | undefined;
	if ( step ) {
		next = items[ index + step ];
	} else if ( key === 'ArrowDown' || key === 'ArrowUp' ) {
		const other =
			key === 'ArrowDown'
				? row.nextElementSibling
				: row.previousElementSibling;
		const others =
			other?.className === row.className ? getMenuItems( other ) : [];
		// Hidden columns have no move buttons.
		next = others[ index ] ?? others.at( -1 );
	}
	if ( next || step ) {
		event.preventDefault();
		event.stopPropagation();
		next?.focus();
	} else if ( key === 'ArrowDown' ) {
		// Moves on from the last column to the rest of the menu.
		const last = items.at( -1 );
		if ( last && moveFocus( last, key ) ) {
			event.preventDefault();
			event.stopPropagation();
		}
	}
}
