import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { formatCount } from '../../common/store-format';
import { readQuantity } from './stock-row';

interface Props {
	/** What is counted. */
	name: string;
	/** How many there are, as far as the shop knows. */
	quantity: number;
	/** Saves; gives why that failed, or undefined. */
	onSave: ( quantity: number ) => Promise< string | undefined >;
	/** Something was typed that is not saved. */
	onDirty: ( isDirty: boolean ) => void;
	/** It could not be saved, and the field is gone by then: says why. */
	onLost: ( reason: string ) => void;
}

/**
 * How many there are, to be edited in its place: Enter saves, Escape takes back
 * what was typed, leaving the field saves. What could not be saved stays typed,
 * with the reason.
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
	/** What is on its way; shown before anybody else knows of it. */
	const [ sent, setSent ] = useState< number >();
	const [ problem, setProblem ] = useState( '' );
	const [ state, setState ] = useState< 'idle' | 'saving' | 'saved' >(
		'idle'
	);
	/** The newest saving; the answers to older ones tell nothing any more. */
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
			// What was typed meanwhile is newer.
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
				// What failed once is tried again on purpose only.
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
