import type { ReactNode } from 'react';
import { useInstanceId } from '@wordpress/compose';
import { useContext } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { EllipsisMenu, MenuItem, MenuTitle } from '../ellipsis-menu';
import { moveFocus } from '../ellipsis-menu/move-focus';
import { RovingContext } from '../ellipsis-menu/roving';
import type { ColumnControls } from './column-controls-context';
import { getHeaderName } from './header-name';
import type { TableDensity, TableHeader } from './types';

interface ColumnMenuProps {
	/** All columns in order. */
	headers: TableHeader[];
	shownKeys: string[];
	onToggle: ( key: string ) => void;
	/** Undefined if columns cannot be moved and resized. */
	controls?: ColumnControls;
	density?: TableDensity;
	onDensity: ( density: TableDensity ) => void;
	onReset: () => void;
	/** Starts or ends cell selection. Undefined if cells cannot be selected. */
	onSelectCells?: () => void;
	isSelectingCells: boolean;
}

type ColumnRowProps = Pick<
	ColumnMenuProps,
	'shownKeys' | 'onToggle' | 'controls'
> & {
	header: TableHeader;
	isMovable: boolean;
};

/** A menu item without toggle, for a required column. */
function FixedItem( { children }: { children: ReactNode } ) {
	const id = useInstanceId( FixedItem, 'woocommerce-table__fixed' );
	const roving = useContext( RovingContext );
	return (
		<div
			id={ id }
			className="woocommerce-table__menu-name"
			role="menuitemcheckbox"
			aria-checked
			aria-disabled
			tabIndex={ roving?.currentId === id ? 0 : -1 }
			onFocus={ () => roving?.setCurrentId( id ) }
			onKeyDown={ ( event ) => {
				if ( moveFocus( event.currentTarget, event.key ) ) {
					event.preventDefault();
				}
			} }
		>
			{ children }
		</div>
	);
}

/** The menu items of a column: a toggle and buttons to move it. */
function ColumnRow( {
	header,
	shownKeys,
	onToggle,
	controls,
	isMovable,
}: ColumnRowProps ): ReactNode {
	const { key, label, screenReaderLabel, required } = header;
	const name = label ?? screenReaderLabel ?? key;
	const isShown = shownKeys.includes( key );
	const item = required ? (
		<FixedItem>{ name }</FixedItem>
	) : (
		<MenuItem
			checked={ isShown }
			isCheckbox
			isClickable
			onInvoke={ () => onToggle( key ) }
		>
			{ name }
		</MenuItem>
	);
	if ( ! controls ) {
		return item;
	}
	const { tools } = controls;
	return (
		<div
			className="woocommerce-table__menu-column"
			role="group"
			aria-label={ getHeaderName( header ) }
			onKeyDownCapture={ tools?.onRowKeyDown }
		>
			{ item }
			{ tools && isMovable && isShown && (
				<tools.ColumnButtons header={ header } controls={ controls } />
			) }
		</div>
	);
}

/**
 * The menu to show, hide and move columns. Renders nothing if it would be
 * empty.
 *
 * @param props See `ColumnMenuProps`.
 */
export function ColumnMenu( {
	headers,
	shownKeys,
	onToggle,
	controls,
	density = 'comfortable',
	onDensity,
	onReset,
	onSelectCells,
	isSelectingCells,
}: ColumnMenuProps ) {
	const pinned = controls ? controls.pinned : headers.length;
	const choices = headers
		.map( ( header, index ) => ( { header, isMovable: index >= pinned } ) )
		.filter( ( { header, isMovable } ) => ! header.required || isMovable );
	if ( choices.length === 0 && ! controls && ! onSelectCells ) {
		return null;
	}
	const tools = controls?.tools;
	return (
		<EllipsisMenu
			className="woocommerce-table__menu"
			label={ __( 'Choose which values to display', 'storedeck' ) }
			onToggle={ controls?.loadTools }
			renderContent={ ( { onClose } ) => (
				<>
					{ choices.length > 0 && (
						<MenuTitle>{ __( 'Columns:', 'storedeck' ) }</MenuTitle>
					) }
					{ choices.map( ( { header, isMovable } ) => (
						<ColumnRow
							key={ header.key }
							header={ header }
							shownKeys={ shownKeys }
							onToggle={ onToggle }
							controls={ controls }
							isMovable={ isMovable }
						/>
					) ) }
					{ controls && tools && (
						<tools.LayoutItems
							density={ density }
							onDensity={ onDensity }
							onResize={ () => {
								onClose();
								controls.setIsResizing( true );
							} }
							onReset={ () => {
								onClose();
								onReset();
							} }
						/>
					) }
					{ onSelectCells && (
						<MenuItem
							isCheckbox
							checked={ isSelectingCells }
							onInvoke={ () => {
								onClose();
								onSelectCells();
							} }
						>
							{ __( 'Select cells', 'storedeck' ) }
						</MenuItem>
					) }
				</>
			) }
		/>
	);
}
