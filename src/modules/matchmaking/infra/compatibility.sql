-- How well two people may fit: 0 to 100, the same from either side (R-4.3). Applied by persistence/migrate.ts whenever
-- this file changes. The page /how-fit-is-worked-out tells the same in words, from contracts/compatibility.ts.
--
-- On each topic two people are compared by what both have stated: 1 the same, 0 the opposite, null where one of them left it
-- open. A topic that is open adds nothing, and counts by half: so silence stands between agreeing and differing, few answers
-- cannot make a high score, and whoever says more of the same only gains (R-4.6). Answers are numbers here, their
-- places among the field's options in contracts/profile-fields.ts, 1 the first.

-- The topics in the order of the arrays below, with what each weighs.
create or replace function matchmaking.topics() returns table (topic text, weight double precision, place integer) language sql immutable as $$
  values ('practice', 18.0::double precision, 1), ('values', 16, 2), ('age', 14, 3), ('prayer', 12, 4), ('children', 12, 5), ('timeline', 10, 6),
         ('polygyny', 10, 7), ('location', 8, 8), ('culture', 6, 9), ('smoking', 5, 10), ('madhhab', 5, 11)
$$;

-- The same weights where they are reckoned with; a test compares the two.
create or replace function matchmaking.score_of(fit double precision[]) returns double precision language sql immutable as $$
  select 100::double precision
    * (18 * coalesce(fit[1], 0) + 16 * coalesce(fit[2], 0) + 14 * coalesce(fit[3], 0) + 12 * coalesce(fit[4], 0) + 12 * coalesce(fit[5], 0)
       + 10 * coalesce(fit[6], 0) + 10 * coalesce(fit[7], 0) + 8 * coalesce(fit[8], 0) + 6 * coalesce(fit[9], 0) + 5 * coalesce(fit[10], 0)
       + 5 * coalesce(fit[11], 0))
    / (18 * case when fit[1] is null then 0.5::double precision else 1 end + 16 * case when fit[2] is null then 0.5::double precision else 1 end
       + 14 * case when fit[3] is null then 0.5::double precision else 1 end + 12 * case when fit[4] is null then 0.5::double precision else 1 end
       + 12 * case when fit[5] is null then 0.5::double precision else 1 end + 10 * case when fit[6] is null then 0.5::double precision else 1 end
       + 10 * case when fit[7] is null then 0.5::double precision else 1 end + 8 * case when fit[8] is null then 0.5::double precision else 1 end
       + 6 * case when fit[9] is null then 0.5::double precision else 1 end + 5 * case when fit[10] is null then 0.5::double precision else 1 end
       + 5 * case when fit[11] is null then 0.5::double precision else 1 end)
$$;

-- The mean of what is known of both sides.
create or replace function matchmaking.mean(a double precision, b double precision) returns double precision language sql immutable as $$
  select (coalesce(a, b) + coalesce(b, a)) / 2
$$;

-- How near two answers are on a scale of so many steps.
create or replace function matchmaking.closeness(a smallint, b smallint, steps integer) returns double precision language sql immutable as $$
  select 1 - abs(a - b) / steps::double precision
$$;

-- How practising each would have the other, and else is.
create or replace function matchmaking.practice_fit(a smallint, a_wish smallint, b smallint, b_wish smallint) returns double precision language sql immutable as $$
  select matchmaking.mean(matchmaking.closeness(coalesce(a_wish, a), b, 4), matchmaking.closeness(coalesce(b_wish, b), a, 4))
$$;

-- Whether somebody born on that day is of the age that is wished; each year beyond the wish takes 0.15 away. The years beyond it
-- are so reckoned that the age, which takes longest, is reckoned once.
create or replace function matchmaking.age_met(wish_min smallint, wish_max smallint, born_on date, today date) returns double precision language sql immutable as $$
  select case when wish_min is not null and born_on is not null then
    greatest(0, 1 - 0.15::double precision * greatest(0, (abs(2 * extract(year from age(today::timestamp, born_on::timestamp))::integer
                                                               - wish_min - wish_max) - (wish_max - wish_min)) / 2)) end
$$;

-- Whether each hopes for children, and welcomes those whom the other has.
create or replace function matchmaking.children_fit(a_has boolean, a_wants boolean, a_accepts boolean, b_has boolean, b_wants boolean, b_accepts boolean)
returns double precision language sql immutable as $$
  select matchmaking.mean((a_wants = b_wants)::integer,
                          matchmaking.mean(case when b_has then a_accepts::integer end, case when a_has then b_accepts::integer end))
$$;

-- Whether she accepts it where he is married (4). Where neither is, there is nothing to ask: half, and whole once she has spoken.
create or replace function matchmaking.polygyny_fit(a_status smallint, a_accepts boolean, b_status smallint, b_accepts boolean)
returns double precision language sql immutable as $$
  select case when 4 in (a_status, b_status) then coalesce(a_accepts and b_accepts, a_accepts, b_accepts)::integer
              when a_status + b_status is not null then case when coalesce(a_accepts, b_accepts) is null then 0.5::double precision else 1 end end
$$;

-- Whether the other's time (4: flexible) is the one that is wished, or else one's own.
create or replace function matchmaking.timeline_met(own smallint, wish smallint, other smallint) returns double precision language sql immutable as $$
  select case when 4 in (coalesce(wish, own), other) then 0.8::double precision + 0 * (coalesce(wish, own) + other)
              else matchmaking.closeness(coalesce(wish, own), other, 2) end
$$;

-- Whether one can live with the other's smoking (from 3 on); whoever smokes and does not say, can.
create or replace function matchmaking.smoking_met(own smallint, accepts boolean, other smallint) returns double precision language sql immutable as $$
  select case when other <= 2 and (own is not null or accepts is not null) then 1 when other > 2 then coalesce(accepts, own > 2)::integer end
$$;

-- Whether the other's school is among those that are wished, or else one's own.
create or replace function matchmaking.madhhab_met(own smallint, wish integer, other smallint) returns double precision language sql immutable as $$
  select case when wish <> 0 then (wish >> (other - 1)) & 1 when own = other then 1 else 0.25::double precision + 0 * (own + other) end
$$;

-- How the two fit on each topic.
create or replace function matchmaking.fits(a matchmaking.browse_card, b matchmaking.browse_card, today date) returns double precision[] language sql immutable as $$
  select array[
    matchmaking.practice_fit(a.practice, a.wish_practice, b.practice, b.wish_practice),
    -- of the shorter list, what is on the other as well: whoever names more does not lose by it
    bit_count((a.priorities & b.priorities)::bit(32)) / nullif(least(bit_count(a.priorities::bit(32)), bit_count(b.priorities::bit(32))), 0)::double precision,
    matchmaking.mean(matchmaking.age_met(a.wish_age_min, a.wish_age_max, b.born_on, today), matchmaking.age_met(b.wish_age_min, b.wish_age_max, a.born_on, today)),
    matchmaking.closeness(a.prayer, b.prayer, 2),
    matchmaking.children_fit(a.has_children, a.wants_children, a.accepts_children, b.has_children, b.wants_children, b.accepts_children),
    matchmaking.mean(matchmaking.timeline_met(a.timeline, a.wish_timeline, b.timeline), matchmaking.timeline_met(b.timeline, b.wish_timeline, a.timeline)),
    matchmaking.polygyny_fit(a.marital_status, a.accepts_polygyny, b.marital_status, b.accepts_polygyny),
    case when a.place_id = b.place_id then 1 else
      matchmaking.mean((strpos(b.location_normalized, a.wish_location_normalized) > 0)::integer, (strpos(a.location_normalized, b.wish_location_normalized) > 0)::integer) end,
    -- 2: in one's own culture, 3: across cultures
    case when a.culture = b.culture then 1 when a.culture + b.culture = 5 then 0 else 0.5::double precision + 0 * (a.culture + b.culture) end,
    matchmaking.mean(matchmaking.smoking_met(a.smoking, a.accepts_smoking, b.smoking), matchmaking.smoking_met(b.smoking, b.accepts_smoking, a.smoking)),
    matchmaking.mean(matchmaking.madhhab_met(a.madhhab, a.wish_madhhab, b.madhhab), matchmaking.madhhab_met(b.madhhab, b.wish_madhhab, a.madhhab))
  ]::double precision[]
$$;

-- The same with everybody of a cell, by what they share alone (ADR 22).
create or replace function matchmaking.cell_fits(a matchmaking.browse_card, b matchmaking.browse_cell, today date) returns double precision[] language sql immutable as $$
  select array[
    matchmaking.practice_fit(a.practice, a.wish_practice, b.practice, null),
    null,
    -- the middle of their four years
    matchmaking.age_met(a.wish_age_min, a.wish_age_max, b.born_from + 730, today),
    null,
    matchmaking.children_fit(a.has_children, null, a.accepts_children, b.has_children, null, null),
    null,
    matchmaking.polygyny_fit(a.marital_status, a.accepts_polygyny, b.marital_status, null),
    null, null, null, null
  ]::double precision[]
$$;

-- The topics on which two agree, differ, and have something to ask, the weightiest first.
create or replace function matchmaking.reasons(fit double precision[]) returns table (agree text[], differ text[], open text[]) language sql immutable as $$
  select coalesce(array_agg(topic order by weight desc, topic) filter (where fit[place] >= 0.75), '{}'),
         coalesce(array_agg(topic order by weight desc, topic) filter (where fit[place] <= 0.35), '{}'),
         coalesce(array_agg(topic order by weight desc, topic) filter (where fit[place] is null), '{}')
  from matchmaking.topics()
$$;
