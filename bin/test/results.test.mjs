import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	summaryLine,
	countJUnit,
	countTap,
	describeResult,
	describeFailures,
	failedFiles,
	listJestFailures,
	listTapFailures,
	mergeAttempts,
	checkCounts,
} from '../testing/results.mjs';

describe( 'countTap', () => {
	it( 'ignores similar lines that tests print', () => {
		const tap = [
			'# pass 9999',
			'# fail 0',
			'not ok 1 - something',
			'# tests 4',
			'# pass 1',
			'# fail 2',
			'# cancelled 1',
			'# skipped 3',
			'# todo 0',
		].join( '\n' );
		assert.deepEqual( countTap( tap ), {
			passed: 1,
			failed: 3,
			skipped: 3,
		} );
	} );
} );

describe( 'listTapFailures', () => {
	it( 'has the name of each failed test and its error, without the suite', () => {
		const tap = [
			'    ok 1 - passes',
			'      ---',
			'      duration_ms: 3',
			'      ...',
			'    not ok 2 - adds taxes',
			'      ---',
			'      duration_ms: 3',
			"      failureType: 'testCodeFailure'",
			'      error: |-',
			'        Expected values to be equal:',
			'        ',
			'        1 !== 2',
			"      code: 'ERR_ASSERTION'",
			'      ...',
			'    not ok 3 - ends',
			'      ---',
			"      failureType: 'testTimeoutFailure'",
			"      error: 'test timed out after 10ms'",
			'      ...',
			'not ok 1 - orders',
			'  ---',
			"  failureType: 'subtestsFailed'",
			"  error: '2 subtests failed'",
			'  ...',
			'',
		].join( '\n' );
		const failures = listTapFailures( tap );
		assert.equal( failures.length, 2 );
		assert.match(
			failures[ 0 ],
			/^adds taxes\n.*Expected values to be equal:\n[^]*1 !== 2$/
		);
		assert.equal( failures[ 1 ], "ends\n'test timed out after 10ms'" );
	} );
} );

describe( 'listJestFailures', () => {
	it( 'has failed tests and files that did not load', () => {
		assert.deepEqual(
			listJestFailures( {
				testResults: [
					{
						name: 'a.test.ts',
						message: '',
						assertionResults: [
							{
								status: 'passed',
								fullName: 'adds',
								failureMessages: [],
							},
							{
								status: 'failed',
								fullName: 'subtracts',
								failureMessages: [ 'Expected: 1' ],
							},
						],
					},
					{
						name: 'b.test.ts',
						message: 'Cannot find module',
						assertionResults: [],
					},
				],
			} ),
			[ 'subtracts\nExpected: 1', 'b.test.ts\nCannot find module' ]
		);
	} );
} );

describe( 'describeFailures', () => {
	it( 'has the suite and the beginning of each error', () => {
		assert.equal(
			describeFailures( {
				part: 'rest',
				title: 'SQLite',
				failures: [ 'adds\n1 !== 2' ],
			} ),
			'\n✖ rest: SQLite: adds\n1 !== 2'
		);
		assert.equal( describeFailures( { part: 'php', title: 'PHP' } ), '' );
	} );
} );

describe( 'failedFiles', () => {
	it( 'names each failed file once', () => {
		const tap = [
			'# Subtest: an e2e test',
			'    ok 1 - arrives',
			'      ---',
			'      duration_ms: 3',
			"      location: '/repo/good.test.mjs:1:1'",
			'      ...',
			'    not ok 2 - comes back',
			'      ---',
			'      duration_ms: 3',
			"      location: '/repo/bad.test.mjs:12:3'",
			"      error: 'x'",
			'      ...',
			'not ok 1 - an e2e test',
			'  ---',
			"  type: 'suite'",
			"  location: '/repo/bad.test.mjs:1:1'",
			'  ...',
			'not ok 2 - /repo/broken.test.mjs',
			'  ---',
			"  location: '/repo/broken.test.mjs:1:1'",
			'  ...',
			'',
		].join( '\n' );
		assert.deepEqual( failedFiles( tap ), [
			'/repo/bad.test.mjs',
			'/repo/broken.test.mjs',
		] );
		assert.deepEqual( failedFiles( 'ok 1 - all\n' ), [] );
	} );
} );

describe( 'mergeAttempts', () => {
	const first = {
		passed: 97,
		failed: 3,
		skipped: 0,
		failures: [ 'opens the menu' ],
	};

	it( 'counts tests that failed twice as failed and the others as flaky', () => {
		assert.deepEqual(
			mergeAttempts( first, { passed: 9, failed: 1, skipped: 0 } ),
			{ ...first, passed: 99, failed: 1, flaky: 2 }
		);
		assert.match(
			describeResult( {
				part: 'e2e',
				title: 'x',
				seconds: 1,
				...mergeAttempts( first, {
					passed: 10,
					failed: 0,
					skipped: 0,
				} ),
			} ),
			/100 passed, 0 failed.*, 3 FLAKY \(passed on retry\)$/
		);
	} );

	it( 'never counts more tests than there were', () => {
		assert.deepEqual(
			mergeAttempts( first, { passed: 0, failed: 10, skipped: 0 } ),
			{ ...first, flaky: 0 }
		);
	} );
} );

describe( 'countJUnit', () => {
	it( 'counts errors as failures', () => {
		assert.deepEqual(
			countJUnit(
				'<testsuites><testsuite name="x" tests="10" errors="1" failures="2" skipped="3"><testsuite tests="5" failures="5">'
			),
			{ passed: 4, failed: 3, skipped: 3 }
		);
	} );
} );

describe( 'checkCounts', () => {
	it( 'accepts a runner that passed', () => {
		assert.deepEqual( checkCounts( 0, { passed: 3 } ), {
			passed: 3,
			failed: 0,
			skipped: 0,
		} );
	} );
	it( 'counts a crash, an unreadable report and an empty run as failures', () => {
		assert.equal( checkCounts( 1, { passed: 3 } ).failed, 1 );
		assert.equal( checkCounts( 0, undefined ).failed, 1 );
		assert.equal( checkCounts( 0, { passed: 0 } ).failed, 1 );
	} );
	it( 'keeps the number of failures of the runner', () => {
		assert.equal( checkCounts( 1, { passed: 3, failed: 2 } ).failed, 2 );
	} );
} );

describe( 'summaryLine', () => {
	const result = {
		part: 'x',
		title: 'y',
		passed: 2,
		failed: 1,
		skipped: 0,
		seconds: 1,
	};
	it( 'adds up every suite', () => {
		assert.equal( summaryLine( [ result, result ] ), '4 passed, 2 failed' );
		assert.equal(
			summaryLine( [ result, { ...result, skipped: 1 } ] ),
			'4 passed, 2 failed, 1 skipped'
		);
	} );
} );
