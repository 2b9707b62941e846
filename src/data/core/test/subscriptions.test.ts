import { Subscriptions } from '../subscriptions';

let subscriptions: Subscriptions;
const tick = () => jest.runAllTimers();

beforeEach( () => {
	jest.useFakeTimers();
	subscriptions = new Subscriptions();
} );
afterEach( () => jest.useRealTimers() );

describe( 'Subscriptions', () => {
	it( 'has subscribers from the first subscription to the end of the last', () => {
		expect( subscriptions.hasSubscribers( 'key' ) ).toBe( false );
		subscriptions.signal( 'key' );
		expect( subscriptions.hasSubscribers( 'key' ) ).toBe( false );
		subscriptions.retain( 'key' );
		subscriptions.retain( 'key' );
		subscriptions.release( 'key' );
		expect( subscriptions.hasSubscribers( 'key' ) ).toBe( true );
		expect( subscriptions.hasSubscribers( 'other' ) ).toBe( false );
		subscriptions.release( 'key' );
		expect( subscriptions.hasSubscribers( 'key' ) ).toBe( false );
	} );

	it( 'aborts the signal after the last subscription has ended', () => {
		const signal = subscriptions.signal( 'key' );
		subscriptions.retain( 'key' );
		subscriptions.retain( 'key' );
		subscriptions.release( 'key' );
		tick();
		expect( signal.aborted ).toBe( false );
		subscriptions.release( 'key' );
		expect( signal.aborted ).toBe( false );
		tick();
		expect( signal.aborted ).toBe( true );
		expect( subscriptions.signal( 'key' ).aborted ).toBe( false );
	} );

	it( 'keeps the signal of a key that is subscribed again at once', () => {
		const signal = subscriptions.signal( 'key' );
		subscriptions.retain( 'key' );
		subscriptions.release( 'key' );
		subscriptions.retain( 'key' );
		tick();
		expect( signal.aborted ).toBe( false );
		expect( subscriptions.signal( 'key' ) ).toBe( signal );
	} );

	it( 'ignores the end of a subscription that never started', () => {
		subscriptions.release( 'key' );
		const signal = subscriptions.signal( 'key' );
		subscriptions.release( 'key' );
		tick();
		expect( signal.aborted ).toBe( false );
		subscriptions.retain( 'key' );
		expect( subscriptions.hasSubscribers( 'key' ) ).toBe( true );
	} );

	it( 'forgets a key without subscriptions only', () => {
		const unused = subscriptions.signal( 'key' );
		subscriptions.forget( 'key' );
		const signal = subscriptions.signal( 'key' );
		expect( signal ).not.toBe( unused );
		subscriptions.retain( 'key' );
		subscriptions.forget( 'key' );
		expect( subscriptions.signal( 'key' ) ).toBe( signal );
	} );

	it( 'keeps a subscription that started after its key was forgotten', () => {
		subscriptions.retain( 'key' );
		subscriptions.release( 'key' );
		subscriptions.forget( 'key' );
		subscriptions.retain( 'key' );
		const signal = subscriptions.signal( 'key' );
		tick();
		expect( subscriptions.hasSubscribers( 'key' ) ).toBe( true );
		expect( signal.aborted ).toBe( false );
	} );
} );
