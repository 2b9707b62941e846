import { forwardRef } from '@wordpress/element';
import type { KeyboardEvent } from 'react';
import { getOptionId } from './list';
import type { SelectControlProps, SelectOption } from './types';

interface Props
	extends Pick<
		SelectControlProps,
		| 'ariaLabel'
		| 'autoComplete'
		| 'disabled'
		| 'isSearchable'
		| 'label'
		| 'placeholder'
		| 'searchInputType'
	> {
	id: string;
	/** Text of the field. */
	text: string;
	/** Selected value, if it is not shown as tags. */
	value: string;
	isInvalid: boolean;
	isExpanded: boolean;
	listId: string;
	activeOption: SelectOption | undefined;
	labelId: string;
	helpId: string | undefined;
	valueId: string;
	onType: ( text: string ) => void;
	onFocus: () => void;
	onBlur: () => void;
	onClick: () => void;
	onKeyDown: ( event: KeyboardEvent< HTMLInputElement > ) => void;
}

/** The combobox: a text field if searchable, otherwise a button. */
export const Field = forwardRef< HTMLInputElement, Props >(
	(
		{
			id,
			text,
			value,
			label,
			ariaLabel,
			placeholder,
			isSearchable = false,
			isInvalid,
			isExpanded,
			listId,
			activeOption,
			labelId,
			helpId,
			valueId,
			disabled,
			searchInputType = 'search',
			autoComplete = 'off',
			onType,
			onFocus,
			onBlur,
			onClick,
			onKeyDown,
		},
		ref
	) => {
		const describedBy = [ value && valueId, helpId ].filter( Boolean );
		return (
			<>
				<input
					ref={ ref }
					id={ id }
					className="woocommerce-select-control__control-input"
					type={ isSearchable ? searchInputType : 'button' }
					role="combobox"
					aria-autocomplete={ isSearchable ? 'list' : undefined }
					aria-haspopup="listbox"
					aria-expanded={ isExpanded }
					aria-controls={ isExpanded ? listId : undefined }
					aria-activedescendant={
						isExpanded && activeOption
							? getOptionId( listId, activeOption )
							: undefined
					}
					aria-invalid={ isInvalid || undefined }
					// Without a label, a button would be named by its text.
					aria-labelledby={ label ? labelId : undefined }
					aria-label={ label ? undefined : ariaLabel ?? placeholder }
					aria-describedby={ describedBy.join( ' ' ) || undefined }
					autoComplete={ autoComplete }
					disabled={ disabled }
					placeholder={ value || placeholder }
					value={ text || ( isSearchable ? '' : placeholder ?? '' ) }
					onChange={ ( event ) => onType( event.target.value ) }
					onFocus={ onFocus }
					onBlur={ onBlur }
					onClick={ onClick }
					onKeyDown={ onKeyDown }
				/>
				{ value && (
					// The accessible name of a button replaces its text, so the
					// value is its description.
					<span id={ valueId } hidden>
						{ value }
					</span>
				) }
			</>
		);
	}
);

Field.displayName = 'SelectControl.Field';
