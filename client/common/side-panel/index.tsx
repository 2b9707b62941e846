import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import type { LinkTarget } from '../link-target';
import { NeighborIcon } from '../record-header/neighbor-icon';
import { formatCount } from '../store-format';
import { useRowKeys } from './use-row-keys';
import './style.scss';

interface Props {
	/** Accessible name. */
	label: string;
	/** The row that is shown, from 0, and how many there are. */
	index: number;
	count: number;
	/** Where the record is opened. */
	target: LinkTarget;
	/** Called before that. */
	onOpen: () => void;
	/** Shows another row. */
	onMove: ( index: number ) => void;
	onClose: () => void;
	children: ReactNode;
}

/**
 * A panel at the end of the page with a row of a table, which stays usable.
 * J and K show the next and previous row, Enter opens the record, Escape closes.
 */
export function SidePanel( {
	label,
	index,
	count,
	target,
	onOpen,
	onMove,
	onClose,
	children,
}: Props ) {
	const panel = useRef< HTMLElement >( null );
	useEffect( () => panel.current?.focus( { preventScroll: true } ), [] );
	useRowKeys( {
		index,
		count,
		onMove,
		onClose,
		onOpen: () =>
			panel.current
				?.querySelector< HTMLAnchorElement >( '[data-open-record]' )
				?.click(),
	} );
	const move = ( to: number ) => to >= 0 && to < count && onMove( to );

	return (
		<aside
			ref={ panel }
			className="storedeck-side-panel"
			aria-label={ label }
			tabIndex={ -1 }
		>
			<div className="storedeck-side-panel__header">
				<span>
					{ sprintf(
						/* translators: 1: number of a row, 2: number of rows. */
						_x( '%1$s of %2$s', 'row of a table', 'storedeck' ),
						formatCount( index + 1 ),
						formatCount( count )
					) }
				</span>
				<Button
					icon={ <NeighborIcon to="previous" /> }
					label={ __( 'Previous row', 'storedeck' ) }
					shortcut="K"
					aria-keyshortcuts="K"
					aria-disabled={ index === 0 }
					onClick={ () => move( index - 1 ) }
				/>
				<Button
					icon={ <NeighborIcon to="next" /> }
					label={ __( 'Next row', 'storedeck' ) }
					shortcut="J"
					aria-keyshortcuts="J"
					aria-disabled={ index === count - 1 }
					onClick={ () => move( index + 1 ) }
				/>
				<Link
					{ ...target }
					className="components-button is-secondary is-compact"
					data-open-record
					aria-keyshortcuts="Enter"
					onClick={ onOpen }
				>
					{ __( 'Open', 'storedeck' ) }
				</Link>
				<Button
					icon="no-alt"
					label={ __( 'Close', 'storedeck' ) }
					shortcut="Esc"
					aria-keyshortcuts="Escape"
					onClick={ onClose }
				/>
			</div>
			<div className="storedeck-side-panel__body">{ children }</div>
		</aside>
	);
}
