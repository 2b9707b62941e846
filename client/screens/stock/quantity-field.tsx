import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { formatCount } from '../../common/store-format';
import { readQuantity } from './stock-row';

interface Props {
	/** Name of the product. */
	name: string;
	/** The saved quantity. */
	quantity: number;
	/** @return An error message, or undefined. */
	onSave: ( quantity: number ) => Promise< string | undefined >;
	/** Called when the field gets or loses an unsaved value. */
	onDirty: ( isDirty: boolean ) => void;
	/** Called when saving fails after the field was removed. */
	onLost: ( reason: string ) => void;
}

/**
 * Quantity field. Enter and blur save, Escape resets. A value that could not be
 * saved stays in the field with the error.
 */
export function QuantityField( {
	name,
	quantity,
	onSave,
	onDirty,
	onLost,
}: Props ) {
	const id = useId();
	const [ draft, setDraft ] = useState< string >();
	/** The quantity being saved, shown optimistically. */
	const [ sent, setSent ] = useState< number >();
	const [ problem, setProblem ] = useState( '' );
	const [ state, setState ] = useState< 'idle' | 'saving' | 'saved' >(
		'idle'
	);
	/** Number of the latest save; responses to earlier ones are ignored. */
	const latest = useRef( 0 );
	const isGone = useRef( false );
	const tell = useRef( onDirty );
	tell.current = onDirty;
	const shown = sent ?? quantity;
	const isDirty = draft !== undefined;

	useEffect( () => {
		tell.current( isDirty );
	}, [ isDirty ] );
	useEffect( () => {
		isGone.current = false;
		return () => {
			isGone.current = true;
			tell.current( false );
		};
	}, [] );

	const reset = () => {
		setDraft( undefined );
		setProblem( '' );
	};

	const save = async () => {
		if ( draft === undefined ) {
			return;
		}
		const wanted = readQuantity( draft );
		if ( wanted === undefined ) {
			setProblem( __( 'Type a whole number.', 'storedeck' ) );
			return;
		}
		if ( wanted === shown ) {
			reset();
			return;
		}
		const turn = ++latest.current;
		reset();
		setSent( wanted );
		setState( 'saving' );
		const failure = await onSave( wanted );
		if ( isGone.current && failure !== undefined ) {
			onLost( failure );
		}
		if ( isGone.current || turn !== latest.current ) {
			return;
		}
		setSent( undefined );
		setState( failure === undefined ? 'saved' : 'idle' );
		if ( failure !== undefined ) {
			// Keep a value that was typed while saving.
			setDraft( ( typed ) => typed ?? String( wanted ) );
			setProblem( failure );
		}
	};

	return (
		<div className="storedeck-quantity">
			<span className="storedeck-quantity__state" aria-hidden="true">
				{ state === 'saving' && '…' }
				{ state === 'saved' && ! isDirty && '✓' }
			</span>
			<input
				type="text"
				inputMode="numeric"
				autoComplete="off"
				aria-label={ sprintf(
					/* translators: %s: name of a product. */
					__( 'Quantity of %s', 'storedeck' ),
					name
				) }
				aria-invalid={ problem !== '' }
				aria-describedby={ problem ? `${ id }-problem` : undefined }
				value={ draft ?? String( shown ) }
				onFocus={ ( event ) => event.target.select() }
				onChange={ ( event ) => {
					setDraft( event.target.value );
					setProblem( '' );
					setState( ( now ) => ( now === 'saved' ? 'idle' : now ) );
				} }
				// A failed value is not sent again on blur, only on Enter.
				onBlur={ () => problem === '' && save() }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						save();
					} else if ( event.key === 'Escape' ) {
						reset();
					}
				} }
			/>
			{ problem && (
				<p
					id={ `${ id }-problem` }
					className="storedeck-quantity__problem"
					role="alert"
				>
					{ problem }{ ' ' }
					{ sprintf(
						/* translators: %s: number of items in stock. */
						__( 'Unchanged: %s in stock.', 'storedeck' ),
						formatCount( quantity )
					) }
				</p>
			) }
			<span className="screen-reader-text" role="status">
				{ state === 'saved' &&
					! isDirty &&
					sprintf(
						/* translators: 1: name of a product, 2: number of items. */
						__( '%1$s: stock updated to %2$s.', 'storedeck' ),
						name,
						formatCount( quantity )
					) }
			</span>
		</div>
	);
}
