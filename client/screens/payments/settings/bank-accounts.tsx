import { Button, TextControl } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { BankAccount } from './form-values';

interface Props {
	label: string;
	help: string;
	/** Labels by name of the field. */
	labels: Readonly< Record< string, string > >;
	accounts: readonly BankAccount[];
	onChange: ( accounts: readonly BankAccount[] ) => void;
}

/** Bank accounts that customers transfer money to, with a group of fields each. */
export function BankAccounts( {
	label,
	help,
	labels,
	accounts,
	onChange,
}: Props ) {
	const root = useRef< HTMLFieldSetElement >( null );
	/** Position of the account that receives the focus; the button if it is -1. */
	const [ focused, setFocused ] = useState< number >();

	useEffect( () => {
		if ( focused === undefined ) {
			return;
		}
		const groups = root.current?.querySelectorAll( '[role="group"]' );
		const target =
			groups?.[ focused ]?.querySelector( 'input' ) ??
			root.current?.querySelector< HTMLElement >( '[data-add]' );
		target?.focus();
		setFocused( undefined );
	}, [ focused ] );

	const remove = ( index: number ) => {
		onChange( accounts.filter( ( _account, at ) => at !== index ) );
		setFocused( Math.min( index, accounts.length - 2 ) );
		speak( __( 'Bank account removed.', 'storedeck' ) );
	};

	return (
		<fieldset ref={ root } className="storedeck-bank-accounts">
			<legend>{ label }</legend>
			{ help && <p>{ help }</p> }
			{ accounts.map( ( account, index ) => {
				const name = sprintf(
					/* translators: %d: number of a bank account in a list. */
					__( 'Bank account %d', 'storedeck' ),
					index + 1
				);
				return (
					<div
						// Accounts have no id; fields are controlled.
						key={ index }
						role="group"
						aria-label={ name }
						className="storedeck-bank-accounts__account"
					>
						{ Object.entries( labels ).map( ( [ key, text ] ) => (
							<TextControl
								key={ key }
								__nextHasNoMarginBottom
								label={ text }
								autoComplete="off"
								value={ account[ key ] ?? '' }
								onChange={ ( value ) =>
									onChange(
										accounts.map( ( other, at ) =>
											at === index
												? { ...other, [ key ]: value }
												: other
										)
									)
								}
							/>
						) ) }
						<Button
							variant="link"
							isDestructive
							onClick={ () => remove( index ) }
						>
							{ sprintf(
								/* translators: %d: number of a bank account in a list. */
								__( 'Remove bank account %d', 'storedeck' ),
								index + 1
							) }
						</Button>
					</div>
				);
			} ) }
			<Button
				variant="secondary"
				data-add
				onClick={ () => {
					onChange( [ ...accounts, {} ] );
					setFocused( accounts.length );
				} }
			>
				{ __( 'Add bank account', 'storedeck' ) }
			</Button>
		</fieldset>
	);
}
