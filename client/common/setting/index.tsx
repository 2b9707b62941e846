import {
	CheckboxControl,
	RadioControl,
	SelectControl,
	TextControl,
	TextareaControl,
} from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { limitRenders } from '../limit-renders';
import { toPlainText } from '../plain-text';
import { RichText } from '../rich-text';
import { MultipleSelect } from './multiple-select';
import { SingleSelect } from './single-select';
import type { OptionGroup, SettingConfig } from './types';
import './style.scss';

interface Props {
	config: SettingConfig;
	value: unknown;
	isChanged: boolean;
	/** Validation error. */
	error?: string;
	onChange: ( value: unknown ) => void;
}

/** More options, for example all countries, are shown as a searchable list. */
const MAX_CHECKBOXES = 30;

/** More options are searched, not scrolled. */
const MAX_LISTED = 30;

const countOptions = ( groups: readonly OptionGroup[] ) =>
	groups.reduce( ( sum, { options } ) => sum + options.length, 0 );

const toList = ( value: unknown ): readonly unknown[] =>
	Array.isArray( value ) ? value : [];

function Checkboxes( {
	groups,
	value,
	onChange,
}: {
	groups: readonly OptionGroup[];
	value: readonly unknown[];
	onChange: ( value: unknown ) => void;
} ) {
	return (
		<>
			{ groups.map( ( group ) => (
				<div key={ group.key } className="storedeck-settings__options">
					{ group.label && group.options.length > 0 && (
						<div className="storedeck-settings__group-label">
							{ group.label }
						</div>
					) }
					{ group.options.map( ( option ) => (
						<CheckboxControl
							key={ option.value }
							__nextHasNoMarginBottom
							label={ option.label }
							checked={ value.includes( option.value ) }
							onChange={ ( isChecked ) =>
								onChange(
									isChecked
										? [ ...value, option.value ]
										: value.filter(
												( item ) =>
													item !== option.value
										  )
								)
							}
						/>
					) ) }
				</div>
			) ) }
		</>
	);
}

/**
 * The text next to a checkbox. The setting already shows its label, so that it
 * is the help text, unless that has markup.
 */
const getCheckboxText = ( { inputType, helpText = '' }: SettingConfig ) =>
	inputType === 'checkbox' && ! helpText.includes( '<' )
		? toPlainText( helpText ) || undefined
		: undefined;

function Control( {
	config,
	value,
	onChange,
}: Omit< Props, 'isChanged' | 'error' > ) {
	const { label, helpText } = config;
	const text = typeof value === 'string' ? value : '';
	const common = { __nextHasNoMarginBottom: true, label } as const;
	switch ( config.inputType ) {
		case 'checkboxGroup':
			return countOptions( config.options ) > MAX_CHECKBOXES ? (
				<MultipleSelect
					label={ label }
					groups={ config.options }
					value={ toList( value ) }
					onChange={ onChange }
				/>
			) : (
				<Checkboxes
					groups={ config.options }
					value={ toList( value ) }
					onChange={ onChange }
				/>
			);
		case 'select':
			return config.options.length > MAX_LISTED ? (
				<SingleSelect
					label={ label }
					options={ config.options }
					value={ text }
					onChange={ onChange }
				/>
			) : (
				<SelectControl
					{ ...common }
					hideLabelFromVision
					value={ text }
					options={ config.options.map( ( option ) => ( {
						...option,
					} ) ) }
					onChange={ onChange }
				/>
			);
		case 'checkbox':
			return (
				<CheckboxControl
					{ ...common }
					label={ getCheckboxText( config ) }
					aria-label={ getCheckboxText( config ) ? undefined : label }
					checked={ value === true || value === 'yes' }
					onChange={ onChange }
				/>
			);
		case 'radio':
			return (
				<RadioControl
					label={ label }
					hideLabelFromVision
					selected={ text }
					options={ config.options.map( ( option ) => ( {
						...option,
					} ) ) }
					onChange={ onChange }
				/>
			);
		case 'textarea':
			return (
				<TextareaControl
					{ ...common }
					hideLabelFromVision
					value={ text }
					onChange={ onChange }
				/>
			);
		case 'text':
		case 'number':
		case 'password':
			return (
				<TextControl
					{ ...common }
					hideLabelFromVision
					type={ config.inputType }
					// A saved secret is never shown; keep the browser from
					// filling in another one.
					autoComplete={
						config.inputType === 'password'
							? 'new-password'
							: undefined
					}
					value={ typeof value === 'number' ? String( value ) : text }
					onChange={ onChange }
				/>
			);
		default: {
			const { component: Custom } = config;
			return (
				<>
					{ limitRenders(
						<Custom
							value={ value }
							onChange={ onChange }
							label={ label }
							helpText={ helpText }
						/>
					) }
				</>
			);
		}
	}
}

/** A setting with its label, control, help text and error. */
export function Setting( {
	config,
	value,
	isChanged,
	error,
	onChange,
}: Props ) {
	const id = useInstanceId( Setting, 'storedeck-setting' );
	const helpText = getCheckboxText( config ) ? undefined : config.helpText;
	return (
		<div
			className="storedeck-settings__setting"
			role="group"
			aria-labelledby={ `${ id }-label` }
			aria-describedby={ helpText ? `${ id }-help` : undefined }
		>
			<div className="storedeck-settings__label">
				<span id={ `${ id }-label` }>{ config.label }</span>
				{ isChanged && (
					<span className="storedeck-settings__changed">
						{ __( 'Unsaved', 'storedeck' ) }
					</span>
				) }
			</div>
			<div className="storedeck-settings__control">
				<Control
					config={ config }
					value={ value }
					onChange={ onChange }
				/>
				{ error && (
					<p className="storedeck-settings__error" role="alert">
						{ error }
					</p>
				) }
				{ helpText && (
					<p
						id={ `${ id }-help` }
						className="storedeck-settings__help"
					>
						<RichText html={ helpText } />
					</p>
				) }
			</div>
		</div>
	);
}
