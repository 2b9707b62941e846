import type { ReactNode } from 'react';
import { useInstanceId } from '@wordpress/compose';
import { useContext } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { EllipsisMenu, MenuItem, MenuTitle } from '../ellipsis-menu';
import { moveFocus } from '../ellipsis-menu/move-focus';
import { RovingContext } from '../ellipsis-menu/roving';
import type { Arrange } from './arrange-context';
import { getHeaderName } from './header-name';
import type { TableDensity, TableHeader } from './types';

interface ColumnMenuProps {
	/** All columns, in their order. */
	headers: TableHeader[];
	shownKeys: string[];
	onToggle: ( key: string ) => void;
	/** What can be done to the columns; undefined: they are only hidden. */
	arrange?: Arrange;
	density?: TableDensity;
	onDensity: ( density: TableDensity ) => void;
	onReset: () => void;
	/** Begins or ends choosing cells; undefined: they cannot be chosen. */
	onSelectCells?: () => void;
	isSelectingCells: boolean;
}

type ColumnRowProps = Pick<
	ColumnMenuProps,
	'shownKeys' | 'onToggle' | 'arrange'
> & {
	header: TableHeader;
	isMovable: boolean;
};

/** Stands for the switch of a column that is always shown. */
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

/** One column: whether it is shown, and what moves it. */
function ColumnRow( {
	header,
	shownKeys,
	onToggle,
	arrange,
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
	if ( ! arrange ) {
		return item;
	}
	const { tools } = arrange;
	return (
		<div
			className="woocommerce-table__menu-column"
			role="group"
			aria-label={ getHeaderName( header ) }
			onKeyDownCapture={ tools?.onRowKeyDown }
		>
			{ item }
			{ tools && isMovable && isShown && (
				<tools.ColumnButtons header={ header } arrange={ arrange } />
			) }
		</div>
	);
}

/**
 * The menu that hides, shows and moves columns; none where nothing can be
 * chosen.
 *
 * @param props See `ColumnMenuProps`.
 */
export function ColumnMenu( {
	headers,
	shownKeys,
	onToggle,
	arrange,
	density = 'comfortable',
	onDensity,
	onReset,
	onSelectCells,
	isSelectingCells,
}: ColumnMenuProps ) {
	const pinned = arrange ? arrange.pinned : headers.length;
	const choices = headers
		.map( ( header, index ) => ( { header, isMovable: index >= pinned } ) )
		.filter( ( { header, isMovable } ) => ! header.required || isMovable );
	if ( choices.length === 0 && ! arrange && ! onSelectCells ) {
		return null;
	}
	const tools = arrange?.tools;
	return (
		<EllipsisMenu
			className="woocommerce-table__menu"
			label={ __( 'Choose which values to display', 'storedeck' ) }
			onToggle={ arrange?.loadTools }
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
							arrange={ arrange }
							isMovable={ isMovable }
						/>
					) ) }
					{ arrange && tools && (
						<tools.LayoutItems
							density={ density }
							onDensity={ onDensity }
							onResize={ () => {
								onClose();
								arrange.setResizing( true );
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
