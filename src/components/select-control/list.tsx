import { decodeEntities } from '@wordpress/html-entities';
import { classNames } from '../class-names';
import type { SelectOption } from './types';
import { OPTION_HEIGHT, useWindow } from './use-window';

interface Props {
	id: string;
	/** Names the list. */
	label?: string;
	options: readonly SelectOption[];
	/** Index of the highlighted option. */
	active: number | null;
	isSelected: ( option: SelectOption ) => boolean;
	isMultiple: boolean;
	isStatic: boolean;
	onSelect: ( option: SelectOption ) => void;
	onHighlight: ( index: number ) => void;
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
	isSelected,
	isMultiple,
	isStatic,
	onSelect,
	onHighlight,
}: Props ) {
	const { ref, isLong, range, onScroll } = useWindow(
		options.length,
		active
	);
	const [ first, last ] = range;
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
			onScroll={ onScroll }
			onMouseDown={ keepFocus }
		>
			<div
				role="presentation"
				style={
					isLong
						? {
								paddingBlockStart: first * OPTION_HEIGHT,
								paddingBlockEnd:
									( options.length - last ) * OPTION_HEIGHT,
						  }
						: undefined
				}
			>
				{ options.slice( first, last ).map( ( option, offset ) => {
					const index = first + offset;
					return (
						<button
							key={ option.key }
							id={ getOptionId( id, option ) }
							type="button"
							role="option"
							aria-selected={ isSelected( option ) }
							aria-posinset={ isLong ? index + 1 : undefined }
							aria-setsize={ isLong ? options.length : undefined }
							disabled={ option.isDisabled }
							tabIndex={ -1 }
							className={ classNames(
								'woocommerce-select-control__option',
								index === active && 'is-selected'
							) }
							onMouseMove={ () => {
								if ( index !== active ) {
									onHighlight( index );
								}
							} }
							onClick={ () => onSelect( option ) }
						>
							{ typeof option.label === 'string'
								? decodeEntities( option.label )
								: option.label }
						</button>
					);
				} ) }
			</div>
		</div>
	);
}
