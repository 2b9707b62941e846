import { classNames } from '../class-names';
import { getLabelText } from './option-words';
import type { SelectOption } from './types';
import { useSide } from './use-side';
import { OPTION_HEIGHT, useWindow } from './use-window';

interface Props {
	id: string;
	/** Names the list. */
	label?: string;
	options: readonly SelectOption[];
	/** Index of the highlighted option. */
	active: number | null;
	/** Whether the list moves to bring it into view. */
	isActiveFollowed: boolean;
	isSelected: ( option: SelectOption ) => boolean;
	isMultiple: boolean;
	isStatic: boolean;
	onSelect: ( option: SelectOption ) => void;
	onPoint: ( option: SelectOption ) => void;
}

/** The id of an option's element. */
export const getOptionId = ( listId: string, { key }: SelectOption ) =>
	`${ listId.replace( '__listbox-', '__option-' ) }-${ key }`;

/** Keeps the focus in the field while an option is pressed. */
const keepFocus = ( event: React.MouseEvent ) => event.preventDefault();

/** The options that can be chosen. Of a long list only what is in view is drawn. */
export function List( {
	id,
	label,
	options,
	active,
	isActiveFollowed,
	isSelected,
	isMultiple,
	isStatic,
	onSelect,
	onPoint,
}: Props ) {
	const { ref, isLong, shown, onScroll } = useWindow( {
		options,
		active,
		isFollowed: isActiveFollowed,
	} );
	const side = useSide( ref, isStatic, options );
	/** Room for the options that are not drawn before one that is. */
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
			// Reached from the field with the arrow keys, not on its own.
			tabIndex={ -1 }
			className={ classNames(
				'woocommerce-select-control__listbox',
				isStatic && 'is-static',
				isLong && 'is-long'
			) }
			style={ side }
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
				{ shown.map( ( index, place ) => {
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
								style={ getGap( index, shown[ place - 1 ] ) }
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
