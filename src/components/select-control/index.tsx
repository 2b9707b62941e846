import { speak } from '@wordpress/a11y';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { Autofill } from './autofill';
import { Field } from './field';
import { getLabelText } from './search-text';
import { List } from './list';
import { Tags } from './tags';
import { Notice } from './notice';
import { toSelected } from './find-options';
import { handleKey } from './handle-key';
import { useSelectControl } from './use-select-control';
import type {
	ControlProps,
	Selected,
	SelectControlProps,
	SelectOption,
} from './types';
import './style.scss';

export type {
	FoundOptions,
	Selected,
	SelectControlProps,
	SelectOption,
} from './types';

/** Announces that options failed to load. */
function useErrorAnnouncement( isFailed: boolean ) {
	useEffect( () => {
		if ( isFailed ) {
			speak(
				__(
					'Could not load the list. Press Enter to try again.',
					'storedeck'
				),
				'assertive'
			);
		}
	}, [ isFailed ] );
}

/** Whether the enclosing form marked the field as invalid. */
const hasErrorClass = ( className?: string | null ) =>
	className?.split( ' ' ).includes( 'has-error' ) ?? false;

function Control( props: ControlProps ) {
	const {
		children,
		className,
		controlClassName,
		label,
		help,
		selected,
		multiple = false,
		inlineTags = false,
		isSearchable = false,
		staticList = false,
		showClearButton = false,
		disabled = false,
		autofill,
	} = props;
	const number = String( useInstanceId( SelectControl ) );
	const id = ( part: string ) =>
		`woocommerce-select-control__${ part }-${ number }`;
	const input = useRef< HTMLInputElement >( null );
	const isOpeningSuppressed = useRef( false );
	const state = useSelectControl( props );
	const {
		isOpen,
		isFocused,
		query,
		selectedOptions,
		options,
		active,
		status,
	} = state;

	const isList = multiple || typeof selected !== 'string';
	const hasTags = isList && selectedOptions.length > 0;
	const isListed = isOpen && options.length > 0;
	const value = isList
		? ''
		: selectedOptions.map( getLabelText ).join( ', ' );
	useErrorAnnouncement( isOpen && status === 'failed' );

	const change = ( next: readonly SelectOption[] ) => {
		state.changeSelection( next );
		// The focused tag was removed. Focusing the field must not open the
		// list.
		isOpeningSuppressed.current = true;
		input.current?.focus();
		isOpeningSuppressed.current = false;
	};
	const tags = isList && (
		<Tags
			selected={ selectedOptions }
			onChange={ change }
			isDisabled={ disabled }
			hasClearButton={ showClearButton }
		/>
	);

	return (
		<div
			className={ classNames(
				'woocommerce-select-control',
				className,
				isFocused && 'is-focused',
				isSearchable && 'is-searchable',
				inlineTags && hasTags && 'has-inline-tags'
			) }
		>
			{ autofill && (
				<Autofill { ...props } name={ autofill } state={ state } />
			) }
			{ label && (
				<label
					id={ id( 'label' ) }
					className="woocommerce-select-control__label"
					htmlFor={ id( 'control-input' ) }
				>
					{ label }
				</label>
			) }
			<div
				role="presentation"
				// The border and the space around the input belong to the field.
				onClick={ ( { target, currentTarget } ) => {
					if ( target === currentTarget ) {
						input.current?.focus();
					}
				} }
				className={ classNames(
					'components-base-control',
					'woocommerce-select-control__control',
					controlClassName,
					isFocused && 'is-active',
					selectedOptions.length === 0 && ! query && 'empty',
					( selectedOptions.length > 0 || query ) && 'with-value',
					hasTags && 'has-tags',
					hasErrorClass( className ) && 'has-error',
					disabled && 'is-disabled'
				) }
			>
				{ children }
				{ inlineTags && tags }
				<Field
					{ ...props }
					id={ id( 'control-input' ) }
					ref={ input }
					text={
						isSearchable && isFocused ? query ?? '' : query ?? value
					}
					value={ value }
					isInvalid={ hasErrorClass( className ) }
					isExpanded={ isListed }
					listId={ id( 'listbox' ) }
					activeOption={
						active === null ? undefined : options[ active ]
					}
					labelId={ id( 'label' ) }
					helpId={ help ? id( 'help' ) : undefined }
					valueId={ id( 'value' ) }
					onType={ state.changeQuery }
					onFocus={ () => {
						if ( ! isOpeningSuppressed.current ) {
							state.focus();
						}
					} }
					onBlur={ state.blur }
					onClick={ () => {
						if ( ! isOpen ) {
							state.openWithQuery();
						}
					} }
					onKeyDown={ ( event ) =>
						handleKey( event, state, { isSearchable } )
					}
				/>
			</div>
			{ isListed && (
				<List
					id={ id( 'listbox' ) }
					label={ label || ( props.ariaLabel ?? props.placeholder ) }
					options={ options }
					active={ active }
					shouldScrollToActive={ state.shouldScrollToActive }
					isSelected={ state.isSelected }
					isMultiple={ multiple }
					isStatic={ staticList }
					onPoint={ state.highlightOption }
					onSelect={ state.selectOption }
				/>
			) }
			{ isOpen && ! isListed && (
				<Notice
					status={ status }
					isStatic={ staticList }
					hasQuery={
						! props.hideBeforeSearch || Boolean( query?.trim() )
					}
					onRetry={ state.retry }
				/>
			) }
			{ ! inlineTags && tags }
			{ help && (
				<p
					id={ id( 'help' ) }
					className="components-base-control__help"
				>
					{ help }
				</p>
			) }
		</div>
	);
}

/**
 * A field to select one or more options from a list, which can be searched, also
 * on the server.
 *
 * @param props See `SelectControlProps`.
 *
 * @example
 * <SelectControl
 *   label="Status"
 *   options={ [ { key: 'completed', label: 'Completed' }, { key: 'failed', label: 'Failed' } ] }
 *   selected={ status }
 *   onChange={ setStatus }
 * />
 */
export function SelectControl< Value extends Selected >( {
	selected,
	onChange,
	...props
}: SelectControlProps< Value > ) {
	return (
		<Control
			{ ...props }
			selected={ toSelected( selected ) }
			// `onChange` receives the same type as `selected`.
			onChange={ onChange as SelectControlProps[ 'onChange' ] }
		/>
	);
}
