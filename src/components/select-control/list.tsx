import { classNames } from '../class-names';
import { getLabelText } from './search-text';
import type { SelectOption } from './types';
import { useListPosition } from './use-list-position';
import { OPTION_HEIGHT, useVirtualList } from './use-virtual-list';

interface Props {
	id: string;
	/** Accessible name. */
	label?: string;
	options: readonly SelectOption[];
	/** Index of the highlighted option. */
	active: number | null;
	/** Whether to scroll the active option into view. */
	shouldScrollToActive: boolean;
	isSelected: ( option: SelectOption ) => boolean;
	isMultiple: boolean;
	isStatic: boolean;
	onSelect: ( option: SelectOption ) => void;
	onPoint: ( option: SelectOption ) => void;
}

export const getOptionId = ( listId: string, { key }: SelectOption ) =>
	`${ listId.replace( '__listbox-', '__option-' ) }-${ key }`;

/** Keeps focus in the field while an option is clicked. */
const keepFocus = ( event: React.MouseEvent ) => event.preventDefault();

/** The list of options. Long lists are virtualized. */
export function List( {
	id,
	label,
	options,
	active,
	shouldScrollToActive,
	isSelected,
	isMultiple,
	isStatic,
	onSelect,
	onPoint,
}: Props ) {
	const { ref, isLong, shown, onScroll } = useVirtualList( {
		options,
		active,
		shouldScroll: shouldScrollToActive,
	} );
	const positionStyle = useListPosition( ref, isStatic, options );
	/** Space of the options before it that are not rendered. */
	const getGap = ( index: number, before = -1 ) =>
		isLong && index - before > 1
			? { marginBlockStart: ( index - before - 1 ) * OPTION_HEIGHT }
			: undefined;
	return (
		<div
			ref={ ref }
			id={ id }
			role="listbox"
			aria-label={ label }
			aria-multiselectable={ isMultiple || undefined }
			// Navigated with arrow keys from the field.
			tabIndex={ -1 }
			className={ classNames(
				'woocommerce-select-control__listbox',
				isStatic && 'is-static',
				isLong && 'is-long'
			) }
			style={ positionStyle }
			onScroll={ onScroll }
			onMouseDown={ keepFocus }
		>
			<div
				role="presentation"
				style={
					isLong
						? { blockSize: options.length * OPTION_HEIGHT }
						: undefined
				}
			>
				{ shown.map( ( index, position ) => {
					const option = options[ index ];
					return (
						option && (
							<button
								key={ option.key }
								id={ getOptionId( id, option ) }
								type="button"
								role="option"
								aria-selected={ isSelected( option ) }
								aria-posinset={ isLong ? index + 1 : undefined }
								aria-setsize={
									isLong ? options.length : undefined
								}
								disabled={ option.isDisabled }
								tabIndex={ -1 }
								className={ classNames(
									'woocommerce-select-control__option',
									index === active && 'is-selected'
								) }
								style={ getGap( index, shown[ position - 1 ] ) }
								onMouseMove={ () => {
									if ( index !== active ) {
										onPoint( option );
									}
								} }
								onClick={ () => onSelect( option ) }
							>
								{ typeof option.label === 'string'
									? getLabelText( option )
									: option.label }
							</button>
						)
					);
				} ) }
			</div>
		</div>
	);
}
