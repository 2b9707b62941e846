import { speak } from '@wordpress/a11y';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { Autofill } from './autofill';
import { Field } from './field';
import { getLabelText } from './option-words';
import { List } from './list';
import { Tags } from './tags';
import { Notice } from './notice';
import { handleKey } from './handle-key';
import { useSelectControl } from './use-select-control';
import type { Selected, SelectControlProps, SelectOption } from './types';
import './style.scss';

export type {
	FoundOptions,
	Selected,
	SelectControlProps,
	SelectOption,
} from './types';

/** Says that looking for options failed, to those who do not see it. */
function useFailureSpoken( isFailed: boolean ) {
	useEffect( () => {
		if ( isFailed ) {
			speak(
				__(
					'The list could not be loaded. Press Enter to try again.',
					'storedeck'
				),
				'assertive'
			);
		}
	}, [ isFailed ] );
}

/** Whether the form that the field is in found fault with it. */
const hasErrorClass = ( className = '' ) =>
	className.split( ' ' ).includes( 'has-error' );

function Control( props: SelectControlProps ) {
	const {
		children,
		className,
		controlClassName,
		label,
		help,
		selected = [],
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
	const isQuiet = useRef( false );
	const state = useSelectControl( props );
	const { isOpen, isFocused, query, chosen, options, active, status } = state;

	const isList = multiple || typeof selected !== 'string';
	const hasTags = isList && chosen.length > 0;
	const isListed = isOpen && options.length > 0;
	const value = isList ? '' : chosen.map( getLabelText ).join( ', ' );
	useFailureSpoken( isOpen && status === 'failed' );

	const change = ( next: readonly SelectOption[] ) => {
		state.report( next );
		// What had the focus is gone; to be back in the field shall not open it.
		isQuiet.current = true;
		input.current?.focus();
		isQuiet.current = false;
	};
	const tags = isList && (
		<Tags
			selected={ chosen }
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
				className={ classNames(
					'components-base-control',
					'woocommerce-select-control__control',
					controlClassName,
					isFocused && 'is-active',
					chosen.length === 0 && ! query && 'empty',
					( chosen.length > 0 || query ) && 'with-value',
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
					onType={ state.type }
					onFocus={ () => {
						if ( ! isQuiet.current ) {
							state.focus();
						}
					} }
					onBlur={ state.blur }
					onClick={ () => {
						if ( ! isOpen ) {
							state.reopen();
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
					label={ label ?? props.ariaLabel ?? props.placeholder }
					options={ options }
					active={ active }
					isActiveFollowed={ state.isActiveFollowed }
					isSelected={ state.isSelected }
					isMultiple={ multiple }
					isStatic={ staticList }
					onPoint={ state.point }
					onSelect={ state.choose }
				/>
			) }
			{ isOpen && ! isListed && (
				<Notice
					status={ status }
					isStatic={ staticList }
					isQuestion={
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
 * A field with a list to choose from, one or several; the list can be searched,
 * also on the server.
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
	onChange,
	...props
}: SelectControlProps< Value > ) {
	return (
		<Control
			{ ...props }
			// What is given back is of the kind that was given.
			onChange={ onChange as SelectControlProps[ 'onChange' ] }
		/>
	);
}
